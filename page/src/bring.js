// Variants of other programs: pasted, or out of a file; each is turned into a script and played.
import { $, element } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';
import { sayChoose } from './list.js';

let play = null;  // opens the text of a script

// One that was read: a button that plays it, and what is not said of it.
function row(variant) {
  const item = element('li');
  if (variant.fault) {
    item.append(`${variant.name}: ${variant.fault}`);
    return item;
  }
  const button = element('button', { 'data-bring': variant.slug }, variant.name);
  button.addEventListener('click', () => work(() => play(variant.script)));
  item.append(button);
  const words = [...variant.unsaid.map(unsaid => `not said: ${unsaid.key} = ${unsaid.value} (${unsaid.concerns})`),
    ...variant.assumed.map(words => `read as: ${words}`)];
  if (words.length > 0) {
    const list = element('ul');
    list.append(...words.map(text => element('li', {}, text)));
    item.append(list);
  }
  return item;
}

export async function bring(text, file) {
  $('brought').replaceChildren();
  sayChoose();
  const told = await ask({ do: 'import', text, ...(file && { file }) });
  $('brought').replaceChildren(...told.variants.map(row));
  $('bring').open = true;
}

export function listenForForeign(opens) {
  play = opens;
  $('import').addEventListener('click', () => work(() => bring($('foreign').value)));
}
