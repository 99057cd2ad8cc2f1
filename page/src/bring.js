// Variants of other programs: pasted, or dropped as files on the list; each is turned into a script and played.
import { $, element } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';

const kMostBytes = 1 << 20;  // of a file

// One that was read: a button that plays it, and what is not said of it.
function row(variant, play) {
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

async function bring(text, play, file) {
  $('brought').replaceChildren();
  const told = await ask({ do: 'import', text, ...(file && { file }) });
  $('brought').replaceChildren(...told.variants.map(variant => row(variant, play)));
  $('bring').open = true;
}

async function dropped(file, play) {
  if (file.size > kMostBytes) throw new Error(`${file.name} has more than a megabyte`);
  const text = await file.text();
  $('foreign').value = text;
  return bring(text, play, file.name);
}

// play: opens the text of a script.
export function listenForForeign(play) {
  $('import').addEventListener('click', () => work(() => bring($('foreign').value, play)));
  const isFile = event => !$('list').hidden && [...event.dataTransfer.types].includes('Files');
  document.addEventListener('dragover', event => {
    if (isFile(event)) event.preventDefault();
  });
  document.addEventListener('drop', event => {
    if (!isFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) work(() => dropped(file, play));
  });
}
