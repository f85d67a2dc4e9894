"""The card table in a notebook: the only floor that knows anywidget, traitlets and IPython."""
