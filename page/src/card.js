// The card of a piece: what it is and how it moves, where the pointer rests on it, or after a long press.
import { $, element, drawing } from './dom.js';
import { ask } from './desk.js';
import { hasBoard, view } from './game.js';
import { toldTags } from './board.js';

const kRest = 900;  // milliseconds

let resting = null;
let known = new Map();  // of this variant
let knownOf = '';

export function forgetCards() {
  knownOf = '';
}

async function showCard(name) {
  if (!hasBoard() || document.body.dataset.ready !== 'true') return;
  const there = view.pieces.find(piece => piece.field === name);
  if (!there) return;
  if (knownOf !== view.variant) [known, knownOf] = [new Map(), view.variant];
  const key = `${there.piece} ${there.side}`;
  if (!known.has(key)) {
    try {
      known.set(key, await ask({ do: 'card', piece: there.piece, side: there.side }));
    } catch {
      return;  // the card is an extra; what is wrong is told where it matters
    }
  }
  const card = known.get(key);
  const rows = element('dl');
  const tags = toldTags(there.tags);
  if (tags) rows.append(element('dt', {}, 'tags'), element('dd', {}, tags));
  for (const row of card.rows) rows.append(element('dt', {}, row.name), element('dd', {}, row.value));
  $('card').replaceChildren(element('h2', {}, `${card.piece} (${card.symbol})`), element('p', {}, card.about),
    ...card.moves.map(sentence => element('p', {}, sentence)), rows);
  if (card.svg) {
    const portraits = element('div', { class: 'portraits' });
    portraits.append(drawing(card.svg));
    // What stands there stands on no board that is played on.
    for (const drawn of portraits.querySelectorAll('[data-at]')) delete drawn.dataset.at;
    $('card').append(portraits);
  }
  $('card').hidden = false;
}

export function hideCard() {
  clearTimeout(resting);
  $('card').hidden = true;
}

export function listenForCards() {
  const begin = event => {
    hideCard();
    const rect = event.target.closest && event.target.closest('#board [data-field]');
    if (rect && document.body.dataset.editing !== 'true') resting = setTimeout(() => showCard(rect.dataset.field), kRest);
  };
  $('board').addEventListener('pointermove', event => { if (event.pointerType === 'mouse') begin(event); });
  $('board').addEventListener('pointerdown', event => { if (event.pointerType === 'mouse') hideCard(); else begin(event); });
  $('board').addEventListener('pointerup', () => clearTimeout(resting));
  $('board').addEventListener('pointerleave', hideCard);
  $('board').addEventListener('pointercancel', hideCard);
}
