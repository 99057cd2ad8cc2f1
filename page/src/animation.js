// Pieces go to where they stand along the way that they have taken.
import { $ } from './dom.js';
import { isOn } from './settings.js';
import { centreOf } from './board.js';

const kPly = 150;  // milliseconds

const shown = told => told.moves.filter(move => !move.undone).length;

// A piece that stands at `to` comes there by these fields, after so many milliseconds.
function go(to, way, after) {
  const piece = $('board').querySelector(`[data-at="${CSS.escape(to)}"]`), end = centreOf(to);
  const points = way.map(centreOf);
  if (!piece || !end || points.length === 0 || points.some(point => !point)) return;
  const frames = [...points, end].map(point => ({ transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` }));
  piece.animate(frames, { duration: kPly, delay: after, fill: 'backwards', easing: 'ease-out' });
}

// step: {from, to} of a ply that was made by clicks; the plies of its turn before it have been seen.
export function animate(before, told, step) {
  if (!isOn('animation') || !before || !before.moves || before.variant !== told.variant || before.svg === told.svg) return;
  const { plies } = told, by = shown(told) - shown(before);
  if (told.pending) {
    if (step && step.from) go(step.to, [step.from], 0);
  } else if (by === 1) {
    // Of a turn that was made ply by ply only the last one is new.
    const first = before.pending ? plies.length - 1 : 0;
    plies.slice(Math.max(0, first)).forEach((ply, index) => {
      if (ply.from && ply.to) go(ply.to, [ply.from, ...ply.way.filter(field => field && field !== ply.to && field !== ply.from)], index * kPly);
    });
  } else if (by === -1 && before.plies.length === 1) {
    const [{ from, to, way }] = before.plies;
    if (from && to) go(from, [to, ...way.filter(field => field && field !== to && field !== from).reverse()], 0);
  }
}
