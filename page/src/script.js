// The script beside the board: kept while it is typed, checked, saved, and read again where it changes elsewhere.
import { $, download, inSession, kept } from './dom.js';
import { ask, desk, isBroken } from './desk.js';
import { afterRest, work } from './work.js';
import { onTyped, scriptText, setScriptText } from './editor.js';
import { say, setPlayedScript, show } from './game.js';
import { showProblems } from './problems.js';
import { forgetCards } from './card.js';
import { openScriptPanel, reveal } from './panels.js';

export const kNoFile = 'script.lua';
const kCheckAfter = 300, kKeepAfter = 500;  // milliseconds

let path = '', readonly = true;
let byName = true;       // others know it by its name: it comes with the program
let ofAddress = false;   // it came out of an address, and has no file
let inFile = '';         // as the file held it when it was read or written
let saved = '';          // the same, as the editor has it
let given = null;        // the text of which a copy was saved last
let theirs = null;       // what the file holds meanwhile, where that is something else

// The editor knows one end of lines; a file keeps those that most of its lines have.
const asTyped = text => text.replaceAll(/\r\n?/g, '\n');
function asInFile(text) {
  const count = end => inFile.split(end).length - 1;
  const both = count('\r\n'), [end] = [['\n', count('\n') - both], ['\r\n', both], ['\r', count('\r') - both]].reduce((a, b) => (b[1] > a[1] ? b : a));
  return text.replaceAll('\n', end);
}
function setSaved(text) {
  inFile = text;
  saved = asTyped(text);
}

const keyOf = name => `acedrex.script.${name}`;
// A script from an address has no file; it is known by its text.
const key = () => keyOf(ofAddress ? `${path}:${saved}` : path);
const isCopied = () => readonly || ofAddress || !desk.hasFiles;

// Was it that file which this window showed before it was loaded again?
export function wasShown(name) {
  const file = inSession.get('acedrex.file');
  return file !== null && (name === file || name.startsWith(`${file}:`));
}
// Is it what that file holds, or what was typed there and not saved?
export const isOfFile = (text, { path: where, text: held }) =>
  asTyped(text) === asTyped(held) || asTyped(text) === kept.get(keyOf(where));

// view: what lies open now, which is shown with it. text: that of an address; alone: it is no file's.
export async function openScript(view, text, alone) {
  const told = await ask({ do: 'script' });
  const wanted = text === undefined ? undefined : asTyped(text);
  ({ path, readonly } = told);
  byName = readonly && !told.elsewhere;
  ofAddress = alone;
  inSession.set('acedrex.file', alone ? null : path);
  setSaved(told.text);
  [given, theirs] = [null, null];
  openScriptPanel(!byName);
  $('path').textContent = path.split('/').slice(-2).join('/');
  $('path').title = path;
  $('save').textContent = isCopied() ? 'Save a copy' : 'Save';
  const before = kept.get(key());
  setScriptText((wanted === saved ? before : null) ?? wanted ?? before ?? saved, true);
  setPlayedScript(byName ? null : saved);
  showConflict();
  await show(view);
  if (scriptText() !== saved) reveal('script');
  if (scriptText() === saved) return showProblems(told.problems);
  return wanted === undefined || wanted === saved ? check() : play(scriptText());
}

async function check() {
  showProblems((await ask({ do: 'check', text: scriptText() })).problems);
}

// The board is played again with this text.
async function play(text) {
  const told = await ask({ do: 'update', text, as: null });
  if (!isBroken(told)) setPlayedScript(byName && text === saved ? null : text);
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
  if (isCopied()) {
    download(path.split('/').pop() || 'script.lua', 'text/x-lua', asInFile(text));
    given = text;
    keep();
    if (ofAddress) setSaved(asInFile(text));
    await play(text);
    if (desk.hasFiles)
      say('A copy of your own was saved, and is played here; the script itself is not changed. Open the copy with: acedrex serve FILE');
    return;
  }
  const told = await desk.save(asInFile(text), inFile);
  if (told.error) throw new Error(told.error);
  if (told.conflict !== undefined) {
    theirs = told.conflict;
    return showConflict();
  }
  setSaved(asInFile(text));
  keep();
  await play(text);
}

// Saved elsewhere: what was not changed here is read again; else both are kept, and one is chosen.
export function changedElsewhere({ path: where, text }) {
  const isHere = () => where === path && !ofAddress;
  if (!isHere() || (text === inFile && theirs === null)) return undefined;
  return work(async () => {
    if (!isHere()) return undefined;
    const typed = asTyped(text);
    if (scriptText() !== typed && text !== inFile && scriptText() !== saved) {
      theirs = text;
      return showConflict();
    }
    const anew = scriptText() !== typed && text !== inFile;
    theirs = null;
    setSaved(text);
    showConflict();
    if (!anew) return keep();
    setScriptText(typed, true);
    return play(typed);
  });
}

export function listenToScript() {
  onTyped(() => {
    reveal('script');
    checking.call();
    clearTimeout(keeping);
    keeping = setTimeout(keep, kKeepAfter);
  });
  window.addEventListener('pagehide', () => { if (path) keep(); });
  $('save').addEventListener('click', () => work(save));
  $('keep-mine').addEventListener('click', () => {
    setSaved(theirs);
    theirs = null;
    showConflict();
  });
  $('take-theirs').addEventListener('click', () => work(async () => {
    setSaved(theirs);
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
