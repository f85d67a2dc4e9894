"""Lessons and quizzes: a position with a task, one learner at it, the course, and what comes of it as data."""
