# What can be asked about the balance of Alubari.

arena-alubari-rounds = rounds in a game
arena-alubari-contract = Contracts taken
arena-alubari-contract-scored = Contracts completed
arena-alubari-equipment = Equipment
arena-alubari-estate = Tea estates
arena-alubari-station = Station areas
arena-alubari-section = Sections laid
arena-alubari-area = Labourers by area
arena-alubari-third = Third labourer
arena-alubari-ending = How it ended

# Words that may be typed at the terminal, each with the word of the notation it stands for.
alubari-typed =
    put=place excavate=dig produce=make track=lay get=take convert=brew finished=done
