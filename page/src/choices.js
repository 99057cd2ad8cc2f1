// Where clicks alone cannot tell moves apart: a list over the board, next to the field that was clicked.
import { $, drawing, element } from './dom.js';
import { field, focusBoard } from './board.js';
import { does } from './game.js';

// at: the field that was clicked; null: none.
export function openChoices(list, at, complete = true) {
  $('choices').replaceChildren(...list.map(choice => {
    const button = element('button', { 'data-move': choice.text, 'aria-label': `${choice.name}, ${choice.text}`, title: choice.text });
    if (choice.svg) button.append(drawing(choice.svg));
    const alike = list.filter(other => other.name === choice.name).length > 1;
    button.append(element('span', {}, alike || !choice.name ? choice.text : choice.name));
    button.addEventListener('click', () => does({ do: 'play', text: choice.text }));
    return button;
  }));
  if (!complete) $('choices').append(element('p', {}, `These are the first ${list.length}; there are more: go on by clicks.`));
  if (!list.length) $('choices').append(element('p', {}, 'No complete move was found that begins so.'));
  $('choices').hidden = false;
  place(at);
  if (list.length) $('choices').firstElementChild.focus({ preventScroll: true });
}

// Beside the field, within the board and the window.
function place(at) {
  const choices = $('choices'), frame = $('board-frame').getBoundingClientRect(), board = $('board').getBoundingClientRect();
  const rect = at && field(at) ? field(at).getBoundingClientRect() : board;
  const { width, height } = choices.getBoundingClientRect();
  const within = (wanted, least, most) => Math.max(least, Math.min(wanted, most));
  const left = within(rect.left + rect.width / 2 - width / 2, Math.max(board.left, 4), Math.min(board.right, innerWidth - 4) - width);
  const below = rect.bottom + 6 + height <= Math.min(board.bottom, innerHeight);
  const wanted = !at ? board.top + (board.height - height) / 2 : below ? rect.bottom + 6 : rect.top - 6 - height;
  const top = within(wanted, Math.max(board.top, 4), Math.min(board.bottom, innerHeight - 4) - height);
  choices.style.left = `${left - frame.left}px`;
  choices.style.top = `${top - frame.top}px`;
}

export function closeChoices() {
  const inside = $('choices').contains(document.activeElement);
  $('choices').hidden = true;
  $('choices').replaceChildren();
  if (inside) focusBoard();
}

export function listenToChoices() {
  $('choices').addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const all = [...$('choices').querySelectorAll('button')], now = all.indexOf(document.activeElement);
    if (all.length) all[(now + by + all.length) % all.length].focus({ preventScroll: false });
  });
}
