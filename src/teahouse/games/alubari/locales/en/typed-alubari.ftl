# Words that may be typed at the terminal, each with the word of the notation it stands for.
alubari-typed =
    put=place excavate=dig produce=make track=lay get=take convert=brew finished=done
