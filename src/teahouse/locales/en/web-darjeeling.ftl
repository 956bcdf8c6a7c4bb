# darjeeling in the browser: names of pieces and places, tooltips, the board as text.
