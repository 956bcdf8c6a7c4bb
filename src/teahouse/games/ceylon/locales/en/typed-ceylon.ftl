# Words that may be typed at the terminal, each with the word of the notation it stands for.
ceylon-typed =
    pick=harvest sell=deliver go=move money=rupees
