# What can be asked about the balance of Darjeeling.

arena-darjeeling-rounds = rounds in a game
arena-darjeeling-start-space = Start spaces
    .value = { $map }, { $cell }
arena-darjeeling-tile = Tiles taken
    .value = { darjeeling-word-tile }
arena-darjeeling-shipped = Varieties shipped
arena-darjeeling-token = Action tokens
arena-darjeeling-quantity = Quantity bonus
    .value =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
arena-darjeeling-turning = Points paid for a move
    .value =
        { $cost ->
            [0] free
            [one] { $cost } point
           *[other] { $cost } points
        }

# Words that may be typed at the terminal, each with the word of the notation it stands for.
darjeeling-typed =
    send=ship load=ship nothing=keep stop=done turn=face north=N east=E south=S west=W
