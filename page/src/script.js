// The script beside the board: kept while it is typed, checked, saved, and read again where it changes elsewhere.
import { $, download, kept } from './dom.js';
import { ask, desk, isBroken } from './desk.js';
import { afterRest, work } from './work.js';
import { onTyped, scriptText, setScriptText } from './editor.js';
import { say, setPlayedScript, show, showProblems } from './game.js';
import { forgetCards } from './card.js';

export const kNoFile = 'script.lua';
const kCheckAfter = 300, kKeepAfter = 500;  // milliseconds

let path = '', readonly = true;
let saved = '';     // the text as the file held it when it was read or written
let given = null;   // the text of which a copy was saved last
let theirs = null;  // what the file holds meanwhile, where that is something else

// A script from an address has no file; it is known by its text.
const key = () => `acedrex.script.${path === kNoFile ? `${path}:${saved}` : path}`;

// view: what lies open now, which is shown with it. wanted: the text of an address.
export async function openScript(view, wanted) {
  const told = await ask({ do: 'script' });
  ({ path, readonly } = told);
  saved = told.text;
  [given, theirs] = [null, null];
  $('path').textContent = path.split('/').slice(-2).join('/');
  $('path').title = path;
  $('save').textContent = readonly || !desk.hasFiles ? 'Save a copy' : 'Save';
  const before = kept.get(key());
  setScriptText((wanted === saved ? before : null) ?? wanted ?? before ?? saved, true);
  setPlayedScript(readonly ? null : saved);
  showConflict();
  await show(view);
  if (scriptText() === saved) return showProblems(told.problems);
  return wanted === undefined || wanted === saved ? check() : play(scriptText());
}

async function check() {
  showProblems((await ask({ do: 'check', text: scriptText() })).problems);
}

// The board is played again with this text.
async function play(text) {
  const told = await ask({ do: 'update', text });
  if (!isBroken(told)) setPlayedScript(readonly && text === saved ? null : text);
  forgetCards();
  await show(told);
}

function showConflict() {
  $('conflict').hidden = theirs === null;
}

const checking = afterRest(kCheckAfter, check);
let keeping = null;
function keep() {
  kept.set(key(), scriptText() === saved || scriptText() === given ? null : scriptText());
}

async function save() {
  checking.cancel();
  const text = scriptText();
  if (theirs !== null) return;
  if (readonly || !desk.hasFiles) {
    download(path.split('/').pop() || 'script.lua', 'text/x-lua', text);
    given = text;
    keep();
    if (path === kNoFile) saved = text;
    await play(text);
    if (readonly && desk.hasFiles)
      say('This script comes with the program and is not changed; a copy of your own was saved, and is played here. Open it with: acedrex serve FILE');
    return;
  }
  const told = await desk.save(text, saved);
  if (told.error) throw new Error(told.error);
  if (told.conflict !== undefined) {
    theirs = told.conflict;
    return showConflict();
  }
  saved = text;
  keep();
  await play(text);
}

// Saved elsewhere: what was not changed here is read again; else both are kept, and one is chosen.
export function changedElsewhere({ path: where, text }) {
  if (where !== path || (text === saved && theirs === null)) return undefined;
  return work(async () => {
    if (where !== path) return undefined;
    if (scriptText() !== text && text !== saved && scriptText() !== saved) {
      theirs = text;
      return showConflict();
    }
    const anew = scriptText() !== text && text !== saved;
    theirs = null;
    saved = text;
    showConflict();
    if (!anew) return keep();
    setScriptText(text, true);
    return play(text);
  });
}

export function listenToScript() {
  onTyped(() => {
    checking.call();
    clearTimeout(keeping);
    keeping = setTimeout(keep, kKeepAfter);
  });
  window.addEventListener('pagehide', () => { if (path) keep(); });
  $('save').addEventListener('click', () => work(save));
  $('keep-mine').addEventListener('click', () => {
    saved = theirs;
    theirs = null;
    showConflict();
  });
  $('take-theirs').addEventListener('click', () => work(async () => {
    saved = theirs;
    theirs = null;
    setScriptText(saved, true);
    keep();
    showConflict();
    await play(saved);
  }));
  // For tests, and for whoever tries what the desk can do (docs/desk.md).
  window.acedrex = { script: scriptText, setScript: text => setScriptText(text), ask: request => new Promise((resolve, reject) => {
    work(() => ask(request).then(resolve, reject));
  }) };
}
