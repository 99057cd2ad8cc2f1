// Editing the position: a piece of the palette is put where one clicks, with the tags that are written beside it.
import { $, element, drawing } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';
import { deselect, does, hasBoard, view } from './game.js';

let chosen = null;  // {piece, side}; null: fields are emptied

export const isEditing = () => document.body.dataset.editing === 'true';

function choose(piece, button) {
  chosen = piece;
  for (const other of $('palette').querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
}

async function fillPalette() {
  const none = element('button', { class: 'none', 'aria-label': 'take pieces away' }, '∅');
  none.addEventListener('click', () => choose(null, none));
  $('cast').replaceChildren(none, ...(await ask({ do: 'cast' })).pieces.map(piece => {
    const button = element('button', { 'aria-label': `put a ${piece.side === 'none' ? '' : `${piece.side} `}${piece.piece}`, title: piece.piece });
    button.append(drawing(piece.svg));
    button.addEventListener('click', () => choose({ piece: piece.piece, side: piece.side }, button));
    return button;
  }));
  choose(null, none);
}

export function startEditing(on) {
  if (on && !hasBoard()) return;
  document.body.dataset.editing = String(on);
  $('edit').setAttribute('aria-pressed', String(on));
  $('palette').hidden = !on;
  deselect();
  if (on) work(fillPalette);
}

export function editField(name) {
  does({ do: 'edit', field: name, piece: chosen && chosen.piece, ...(chosen ? { side: chosen.side, tags: $('tags').value } : {}) });
}

// The tags of what stands there are written anew.
export function editTags(name) {
  const there = isEditing() && view.pieces.find(piece => piece.field === name);
  if (!there) return false;
  const tags = window.prompt(`Tags of the ${there.piece} on ${name}, as in a setup string (&, =, |, {name})`, there.tags.join(''));
  if (tags !== null) does({ do: 'edit', field: name, piece: there.piece, side: there.side, tags: tags.replaceAll(' ', '') });
  return true;
}
