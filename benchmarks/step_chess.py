"""python-chess, uniform random play: legal moves and push. One unit is one move."""

import random

import chess

from slices import serve

rng = random.Random(1)


def game() -> int:
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        options = list(board.legal_moves)
        board.push(rng.choice(options))
        moves += 1
    return moves


serve(game)
