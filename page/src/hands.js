// What each side has in hand, at its own side of the board as drawn.
import { $, drawing, element } from './dom.js';
import { work } from './work.js';
import { toldTags } from './board.js';
import { deselect, select } from './game.js';

export function showHands(told) {
  const pockets = told.pockets.filter(held => held.droppable), { queues } = told;
  const far = document.body.dataset.flipped === 'true' ? 'light' : 'dark';
  $('table').dataset.drops = String(Boolean(told.drops));
  for (const place of ['far', 'near']) {
    const here = held => (held.side === far) === (place === 'far');
    $('pockets').querySelector(`.${place}`).replaceChildren(...groups(pockets.filter(here)), ...queues.filter(here).map(queueGroup));
  }
}

// Where there is more than one, each with its name.
function groups(pockets) {
  const names = [...new Set(pockets.map(held => held.pocket))];
  if (names.join() === '') return pockets.map(pocketButton);
  return names.map(name => {
    const group = element('span', { class: 'pocket' });
    group.append(element('small', {}, name), ...pockets.filter(held => held.pocket === name).map(pocketButton));
    return group;
  });
}

// What leaves the queue next, to be dropped by clicks; those behind it with their places and turns; how many wait.
function queueGroup(queue) {
  const name = queue.pocket || 'reserve';
  const group = element('div', { class: 'queue', role: 'group', 'data-pocket': queue.pocket, 'data-side': queue.side,
    'aria-label': `${queue.count} ${queue.side} pieces wait in ${name}` });
  group.append(element('span', { class: 'count' }, `${name}: ${queue.count}`));
  queue.next.forEach((piece, index) => {
    const told = element('small', {}, [piece.place, toldTags(piece.tags), piece.when].filter(Boolean).join(', '));
    if (index === 0) {
      const button = pocketButton({ ...piece, pocket: queue.pocket, side: queue.side, count: 1 });
      button.lastChild.replaceWith(told);
      return group.append(button);
    }
    const item = element('span', { class: 'waiting', title: `${piece.piece} ${told.textContent}` });
    item.append(drawing(piece.svg), told);
    group.append(item);
  });
  return group;
}

export const pocketButtons = () => $('pockets').querySelectorAll('button');

function pocketButton(held) {
  const kept = toldTags(held.tags);
  const button = element('button', { 'data-piece': held.piece, 'data-side': held.side, 'data-count': held.count,
    'data-pocket': held.pocket, 'data-tags': held.tags.join(''), title: held.piece,
    'aria-label': `${held.count} ${held.side} ${held.piece} in hand${kept && `, ${kept}`}`, 'aria-pressed': 'false' });
  button.append(drawing(held.svg));
  if (kept) button.append(element('small', { class: 'kept' }, kept));
  button.append(element('span', {}, `× ${held.count}`));
  button.addEventListener('click', () => work(() => {
    if (button.getAttribute('aria-pressed') === 'true') return deselect();
    return select({ piece: held.piece, side: held.side, pocket: held.pocket, tags: held.tags.join('') });
  }));
  return button;
}
