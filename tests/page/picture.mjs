// The README's picture of the page: a game of Croatian Ties with a piece selected.
import { begin, click, end, hash, newPage, serve } from './harness.mjs';

await begin();
const { address } = await serve('croatian-ties');
const page = await newPage(address + hash({ v: 'croatian-ties', m: ['Pe2-e5', 'Ei10-h8', 'Pd2-d4', 'Pf9-f7'] }),
  { viewport: { width: 1280, height: 640 } });
await page.click('[data-toggle="script"]');
await click(page, 'b1');
await page.mouse.move(0, 0);
await page.screenshot({ path: process.argv[2] });
await end();
process.exit(0);
