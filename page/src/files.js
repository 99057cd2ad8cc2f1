// Files: opened or dropped on the page, by what is in them; scores and pictures saved.
import { $, download, showMain } from './dom.js';
import { ask } from './desk.js';
import { work } from './work.js';
import { bring } from './bring.js';

const kMostBytes = 1 << 20;
const kPicture = 1600;  // pixels of a picture's longer side

// What a text is, by the end of its file's name or by what is in it.
function kindOf(name, text) {
  const end = name.toLowerCase().split('.').pop();
  if (end === 'lua') return 'script';
  if (end === 'pgn') return 'score';
  if (end === 'ini' || end === 'html' || end === 'htm') return 'foreign';
  if (/^\s*\[\w+ "/m.test(text)) return 'score';
  if (/^\s*\[[\w-]+(:[\w-]+)?\]\s*$/m.test(text) || /^\s*(files|ranks|piece\d*|symmetry)=/m.test(text)) return 'foreign';
  return 'score';
}

// Other programs write the name for people: "King of the Hill".
const bare = name => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
async function slugOf(wanted) {
  const { variants } = await ask({ do: 'list' });
  const named = variants.find(each => bare(each.name) === bare(wanted) || bare(each.slug) === bare(wanted));
  return named ? named.slug : wanted;
}

// A score may name another variant than the one that lies open.
async function openScore(text, { open, show, variant, name }) {
  const named = /^\s*\[Variant "([^"]+)"\]/m.exec(text), is = variant();
  const wanted = named && bare(named[1]) !== bare(name()) ? await slugOf(named[1]) : is;
  if (!wanted) await open({ variant: 'classical-chess' });
  else if (wanted !== is) {
    try {
      await open({ variant: wanted });
    } catch (error) {
      if (!is) throw error;  // else it may be another name of the one that lies open
    }
  }
  return loadScore(text, show);
}

// What is wrong with it stands at the field where it can be corrected.
function sayWrong(message) {
  $('score-error').textContent = message;
  $('score').setAttribute('aria-invalid', String(message !== ''));
}

async function loadScore(text, show) {
  const wrong = message => {
    $('files').open = true;
    $('score').value = text;
    sayWrong(message);
  };
  sayWrong('');
  try {
    const told = await ask({ do: 'load', text });
    await show(told);
    const failed = told.problems.find(problem => problem.ply);
    if (failed) wrong(failed.message);
  } catch (error) {
    wrong(error.message);
    throw error;
  }
}

async function openFile(file, page) {
  if (file.size > kMostBytes) throw new Error(`${file.name} has more than a megabyte`);
  const text = await file.text(), kind = kindOf(file.name, text);
  if (kind === 'script') return page.openScript(text);
  if (kind === 'score') return openScore(text, page);
  if (!$('table').hidden) await page.showList();
  showMain('list');
  $('foreign').value = text;
  return bring(text, file.name);
}

// As it is drawn by the program, on a canvas.
async function png(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = kPicture / Math.max(image.width, image.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => { canvas.toBlob(resolve, 'image/png'); });
}

const nameOf = variant => (variant || 'game').split('/').pop().replace(/\.lua$/, '').replace(/[^\w-]+/g, '-');

// page: open(request), openScript(text), show(view), showList(), variant() and its name().
export function listenToFiles(page) {
  $('open-file').addEventListener('change', () => {
    const [file] = $('open-file').files;
    if (file) work(() => openFile(file, page)).then(() => { $('open-file').value = ''; });
  });
  $('paste-score').addEventListener('click', () => {
    const text = $('score').value.trim();
    if (text) work(() => loadScore(text, page.show));
  });
  $('score').addEventListener('input', () => sayWrong(''));
  const hasFiles = event => [...event.dataTransfer.types].includes('Files');
  document.addEventListener('dragover', event => {
    if (hasFiles(event)) event.preventDefault();
  });
  document.addEventListener('drop', event => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) work(() => openFile(file, page));
  });
  const save = (button, end, type, made) => $(button).addEventListener('click', () => work(async () =>
    download(`${nameOf(page.variant())}.${end}`, type, await made())));
  save('save-score', 'pgn', 'application/x-chess-pgn', async () => (await ask({ do: 'score' })).text);
  save('save-svg', 'svg', 'image/svg+xml', async () => (await ask({ do: 'svg' })).svg);
  save('save-png', 'png', 'image/png', async () => png((await ask({ do: 'svg' })).svg));
}
