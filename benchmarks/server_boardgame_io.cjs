// The smallest game there is, on boardgame.io: whoever's turn it is counts one up.
const { Server, Origins } = require("boardgame.io/server");

const tea = {
  name: "tea",
  disableUndo: true,
  setup: () => ({ leaves: 0 }),
  moves: { pick: ({ G }) => void (G.leaves += 1) },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [tea], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
