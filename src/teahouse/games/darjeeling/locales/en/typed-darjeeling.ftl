# Words that may be typed at the terminal, each with the word of the notation it stands for.
darjeeling-typed =
    send=ship load=ship nothing=keep stop=done turn=face north=N east=E south=S west=W
