// A game in the part of the address behind '#': v (variant) or c (a script of one's own), s (setup), m (moves). In a game with
// secrets x has s and m, packed, so that nobody reads them there in passing, and g tells games apart.

import { inSession } from './dom.js';

const kMostOfScript = 1 << 20;  // bytes, as of any script
const kPiece = 1024;

// In small pieces, of which none becomes much. Nothing where more than `most` bytes come of it.
async function piped(bytes, through, most = Infinity) {
  let at = 0;
  const pieces = new ReadableStream({
    pull(to) {
      if (at >= bytes.length) return to.close();
      to.enqueue(bytes.subarray(at, at += kPiece));
    },
  }, { highWaterMark: 0 });
  const reader = pieces.pipeThrough(through).getReader();
  const parts = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

export async function packed(text) {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpacked(code, what = 'script', key = 'c') {
  let text;
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, c => c.charCodeAt(0));
    text = await piped(bytes, new DecompressionStream('deflate-raw'), kMostOfScript);
  } catch {
    throw new Error(`the ${what} in the address (${key}=) cannot be read`);
  }
  if (text === null) throw new Error(`the ${what} in the address (${key}=) is longer than 1 MB, the most that it may have`);
  return new TextDecoder().decode(text);
}

// Windows of one browser that show the same game with secrets, each for another side, hear of each other's turns: g is the
// name of the game. work: does one thing after the other; open: the address anew.
let named = null;
const others = new BroadcastChannel('acedrex.game');
export function hearOthers(work, open) {
  const heard = async hash => {
    if (hash === ours) return undefined;
    // One that was opened, perhaps by an older link, asks where the game stands.
    if (hash === undefined) return others.postMessage({ game: named, hash: ours });
    history.replaceState(null, '', hash);
    inSession.set('acedrex.address', hash);  // as if it were this window's own: it is not asked who sits there
    return open();
  };
  others.addEventListener('message', ({ data: { game, hash } }) => game === named && work(() => heard(hash)));
}

let ours = '';  // as it was written last, so that changes by hand are told from it

export async function addressed() {
  const parts = partsOf(location.hash.slice(1));
  ours = location.hash;
  const game = parts.x === undefined ? {} : partsOf(await unpacked(parts.x, 'game', 'x'));
  named = parts.g ?? null;
  if (named !== null) others.postMessage({ game: named });
  return { ...parts, ...game };
}

function partsOf(text) {
  const parts = {};
  for (const part of text.split('&')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    try {
      parts[part.slice(0, at)] = decodeURIComponent(part.slice(at + 1));
    } catch {
      parts[part.slice(0, at)] = part.slice(at + 1);
    }
  }
  return parts;
}

// script: what is played, where it is not one of the program's own.
export async function writeAddress(view, script) {
  const moves = view.moves.filter(move => !move.undone).map(move => move.text);
  const parts = [script === null ? `v=${encodeURIComponent(view.variant)}` : `c=${await packed(script)}`], game = [];
  if (!view.usual) game.push(`s=${encodeURIComponent(view.start)}`);
  if (moves.length) game.push(`m=${encodeURIComponent(moves.join('\n'))}`);
  named = view.secrets ? named ?? String(Math.random()).slice(2) : null;
  parts.push(...(named === null ? game : [`g=${named}`, `x=${await packed(game.join('&'))}`]));
  const before = ours;
  history.replaceState(null, '', `${location.pathname}${location.search}#${parts.join('&')}`);
  ours = location.hash;
  if (named !== null && ours !== before) others.postMessage({ game: named, hash: ours });
  inSession.set('acedrex.address', ours);
  const comments = view.moves.filter(move => (move.comment || move.variations) && !move.undone)
    .map(({ ply, comment, variations }) => ({ ply, text: comment || '', ...(variations && { variations }) }));
  inSession.set('acedrex.comments', comments.length ? JSON.stringify(comments) : null);
}

// The list has none: who goes back to a game wants it opened.
export function forgetAddress() {
  ours = '';
}

// What is given to others: the token of the server is nobody else's. base: where they find the page; "": where it is.
let base = '';
export const setBaseOfLinks = address => { base = address; };
export function link() {
  if (base) return base + location.hash;
  const given = new URL(location.href);
  given.search = '';
  return given.href;
}

// Was it this very window that wrote the address, before it was loaded again?
export const isOwnAddress = () => inSession.get('acedrex.address') === location.hash;

// The address has no room for comments on its moves: they are kept for this window to be loaded again.
export const keptComments = () => (isOwnAddress() && JSON.parse(inSession.get('acedrex.comments'))) || [];

export const isChangedByHand = () => location.hash !== '' && location.hash !== ours;
