// Makes games by other programs and compares them with what acedrex makes of them; see the script beside.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Chess } from 'chess.js';
import Module from 'ffish-es6';

const ffish = await Module({ wasmBinary: readFileSync('node_modules/ffish-es6/ffish.wasm'), printErr() {} });
const wanted = Number(process.argv[2]);
// Those of chess go on until Pawns are promoted and little is left on the board.
const turnsOfGame = (theirs) => (['chess.js', 'chess', 'chess960'].includes(theirs) ? 240 : 60);

// Theirs by ours.
const known = [
  ['classical-chess', 'chess.js'], ['classical-chess', 'chess'], ['atomic', 'atomic'], ['crazyhouse', 'crazyhouse'],
  ['three-check', '3check'], ['racingkings', 'racingkings'], ['horde', 'horde'], ['giveaway', 'giveaway'],
  ['breakthrough', 'breakthrough'], ['seirawan', 'seirawan'], ['capablanca', 'capablanca'], ['grand', 'grand'],
  ['shako', 'shako'], ['shatranj', 'shatranj'], ['courier', 'courier'], ['chess960', 'chess960'],
];

// Numbers that are the same in every run.
let seed = 35;
const random = (n) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
};

class Js {
  constructor(fen) { this.game = fen ? new Chess(fen) : new Chess(); }
  moves() { return this.game.isGameOver() ? [] : this.game.moves(); }
  play(san) { this.game.move(san); }
  fen() { return this.game.fen(); }
  end() {}
}
class Fish {
  constructor(name, fen) {
    this.board = name === 'chess960' ? new ffish.Board('chess', fen, true) : fen ? new ffish.Board(name, fen) : new ffish.Board(name);
  }
  moves() { return this.board.isGameOver() ? [] : this.board.legalMovesSan().split(' ').filter(Boolean); }
  // It marks checks only, and reads moves with just the marks that it writes.
  play(san) {
    const bare = san.replace(/[+#]+$/, '');
    if (![san, bare, `${bare}+`, `${bare}#`].some((text) => this.board.pushSan(text)))
      throw new Error(`ffish refuses ${san} in ${this.board.fen()}`);
  }
  fen() { return this.board.fen(); }
  end() { this.board.delete(); }
}
const opened = (theirs, fen) => (theirs === 'chess.js' ? new Js(fen) : new Fish(theirs, fen));

function made(theirs, fen) {
  const board = opened(theirs, fen);
  const game = { first: board.fen(), moves: [], fens: [], captures: [] };
  while (game.moves.length < turnsOfGame(theirs)) {
    const moves = board.moves();
    if (!moves.length) break;
    game.moves.push(moves[random(moves.length)]);
    board.play(game.moves.at(-1));
    game.fens.push(board.fen());
    game.captures.push(board.moves().filter((move) => /^[a-z]x/.test(move)).join(' '));
  }
  board.end();
  return game;
}

const numbered = (moves) => moves.map((move, i) => (i % 2 ? move : `${i / 2 + 1}. ${move}`)).join(' ');

// What the desk answers to all requests of one variant.
function desk(variant, requests) {
  const run = spawnSync(process.env.ACEDREX_PROGRAM, ['desk', variant],
    { input: requests.map((one) => JSON.stringify(one)).join('\n') + '\n', maxBuffer: 2 ** 31 - 1, encoding: 'utf8' });
  return run.stdout.trim().split('\n').map((line) => JSON.parse(line)).filter((one) => 'answer' in one || 'error' in one);
}

const rankOf = (text) => text.replace(/\d+/g, (n) => '.'.repeat(Number(n)));
// "HFhf" as "KQkq", where the outermost Rook of that side of the King is meant.
function rightsAsXFen(fen, rights) {
  const ranks = fen.split(/[ [/]/);
  return [...rights].map((letter) => {
    const light = letter < 'a';
    const row = rankOf(light ? ranks[7] : ranks[0]);
    const [king, rook] = light ? ['K', 'R'] : ['k', 'r'];
    const file = letter.toLowerCase().charCodeAt(0) - 97;
    if (letter === '-' || file > 7 || row[file] !== rook) return letter;
    const outermost = file > row.indexOf(king) ? row.lastIndexOf(rook) : row.indexOf(rook);
    const name = file > row.indexOf(king) ? 'k' : 'q';
    return file !== outermost ? letter : light ? name.toUpperCase() : name;
  }).join('');
}
// What differs by convention, and nothing else may differ:
// - en passant: we write the field passed after every double step, as the standard of FEN has it; they do where a Pawn can
//   capture there;
// - Chess960: we write KQkq for the outermost Rooks (X-FEN), they write files (Shredder-FEN);
// - pieces in hand stand in any order;
// - three checks: we count those given, behind all fields (Lichess), they those that are left, in a field of their own;
// - quiet moves: Seirawan's pieces that come in are like drops to us, and irreversible; in shatranj and courier no rule counts
//   quiet moves, so that our clock is never reset by Pawns.
function alike(variant, ours, theirs, captures) {
  const mine = ours?.split(' ') ?? [];
  const other = theirs.split(' ');
  if (variant === 'three-check') {
    const [light, dark] = other.splice(4, 1)[0].split('+').map((left) => 3 - Number(left));
    other.push(`+${light}+${dark}`);
  }
  if (variant === 'chess960') other[2] = rightsAsXFen(other[0], other[2]);
  if (['seirawan', 'shatranj', 'courier'].includes(variant)) mine[4] = other[4] = '';
  for (const fields of [mine, other])
    fields[0] = fields[0]?.replace(/\[(.*)\]/, (_, hand) => `[${[...hand].sort().join('')}]`);
  if (other[3] === '-' && /^[a-z]\d+$/.test(mine[3] ?? '') && !captures.includes(`x${mine[3]}`)) mine[3] = '-';
  return mine.join(' ') === other.join(' ');
}

// What pgn-extract makes of the games that we write of chess: its own FEN after every move is ours, letter by letter. Only
// in Chess960 it names a Rook by its file, as in "KQb", once the side may no longer castle with the other one, where
// the standard (X-FEN) and we keep "q" for the outermost.
// A game that it refuses it leaves out of what it prints.
const readByExtract = { games: 0, turns: 0, wrong: 0 };
function compareWithExtract(variant, written) {
  const run = spawnSync('pgn-extract', ['-s', '--fencomments'],
    { input: written.map(({ text }, i) => `${text.replace('[Event "made"]', `[Event "${i}"]`)}\n`).join('\n'),
      maxBuffer: 2 ** 31 - 1, encoding: 'utf8' });
  if (run.error?.code === 'ENOENT') return false;
  // (What it prints with --json is no JSON where a game is long.)
  const read = new Map(run.stdout.split(/^\[Event /m).slice(1).map((game) =>
    [Number(/\d+/.exec(game)), [...game.matchAll(/\{([^}]*)\}/g)].map(([, fen]) => fen.trim().replace(/\s+/g, ' '))]));
  const differ = (text) => { ++readByExtract.wrong; complain(`${variant}, pgn-extract: ${text}`); };
  for (const [i, { text, fens }] of written.entries()) {
    const theirs = read.get(i);
    if (theirs?.length !== fens.length) {
      differ(`${fens.length} moves written, ${theirs ? `${theirs.length} read` : `the game refused: ${run.stderr}`}: ${text}`);
      continue;
    }
    ++readByExtract.games;
    for (const [ply, fen] of theirs.entries()) {
      ++readByExtract.turns;
      const [men, side, rights, ...others] = fen.split(' ');
      const inStandard = [men, side, variant === 'chess960' ? rightsAsXFen(men, rights) : rights, ...others].join(' ');
      if (inStandard !== fens[ply]) differ(`after turn ${ply + 1}: ${fens[ply]}, theirs ${fen}`);
    }
  }
  return true;
}

let wrong = 0, games = 0, turns = 0;
const complain = (text) => { if (++wrong <= Number(process.env.SHOWN ?? 20)) console.log(text); };

let withoutExtract = false;
for (const [variant, theirs] of known) {
  const count = Math.ceil(wanted / known.length);
  const list = [];
  for (let i = 0; i < count; ++i) list.push(made(theirs, theirs === 'chess960' ? startOf960(i) : undefined));
  const requests = [];
  for (const game of list) {
    const tags = theirs === 'chess960' ? `[SetUp "1"]\n[FEN "${game.first}"]\n` : '';
    requests.push({ do: 'load', text: `[Event "made"]\n${tags}\n${numbered(game.moves)} *` }, { do: 'score' });
    game.fens.forEach((_, i) => requests.push({ do: 'goto', ply: i + 1, svg: false }));
  }
  const answers = desk(variant, requests);
  const skip = answers.length - requests.length;
  let at = skip;
  const writings = [];
  for (const game of list) {
    ++games;
    const [loaded, score] = answers.slice(at, at + 2);
    at += 2;
    writings.push({ text: score.answer?.text ?? '', fens: game.fens.map((_, i) => answers[at + i].answer?.fen) });
    if (loaded.error || (loaded.answer.problems ?? []).length)
      complain(`${variant}: ${JSON.stringify(loaded.error ?? loaded.answer.problems)}: ${numbered(game.moves)}`);
    for (const [i, fen] of game.fens.entries()) {
      ++turns;
      const ours = answers[at++].answer?.fen;
      if (!alike(variant, ours, fen, game.captures[i])) complain(`${variant} after ${game.moves[i]}: ${ours}, theirs ${fen}`);
    }
    // What is written is read by the other program.
    const text = score.answer?.text ?? '';
    const written = text.slice(text.lastIndexOf(']\n\n') + 3).replace(/\{[^}]*\}/g, ' ').split(/\s+/)
      .filter((word) => word && !/^(\d+\.+|\*|1-0|0-1|1\/2-1\/2|\$\d+)$/.test(word));
    const board = opened(theirs, theirs === 'chess960' ? game.first : undefined);
    try {
      for (const move of written) board.play(move);
      if (board.fen() !== (game.fens.at(-1) ?? game.first)) complain(`${variant}: written, it is another game: ${written.join(' ')}`);
    } catch (fault) {
      complain(`${variant}: ${fault.message}; written: ${written.join(' ')}`);
    }
    board.end();
  }
  if (['classical-chess', 'chess960'].includes(variant)) withoutExtract ||= !compareWithExtract(variant, writings);
}

function startOf960(i) {
  const rows = ['bqnbnrkr', 'rkbnqnbr', 'nrbkqbrn', 'qrknbbrn', 'rnbqkbnr', 'bbqnnrkr', 'rknrqbbn', 'nqrkbbnr'];
  const row = rows[i % rows.length];
  return `${row}/pppppppp/8/8/8/8/PPPPPPPP/${row.toUpperCase()} w KQkq - 0 1`;
}

console.log(`${games} games with ${turns} moves, ${wrong} differences`);
if (withoutExtract) console.log('left out: pgn-extract is missing: apt-get install pgn-extract');
else console.log(`${readByExtract.games} games with ${readByExtract.turns} moves read by pgn-extract, ${readByExtract.wrong} differences`);
process.exit(wrong === 0 && turns > games * 10 ? 0 : 1);
