// How long from a click to the drawn board, and from opening an address to the board of it, with and without the window:
// node tests/page/latency.mjs; with ACEDREX_PAGE=FILE of the single file. Milliseconds; the least of five.
import { address, begin, end, newPage, open } from './harness.mjs';

const rows = [['classical-chess', 'e2', 'e4'], ['croatian-ties', 'e2', 'e5'], ['shogi', 'c3', 'c4'], ['hemeras-dawn', 'a3', 'a5'], ['one', 'c3', 'c6']];
await begin();
await newPage(await address());
for (const [variant, from, to] of rows) {
  const least = [Infinity, Infinity, Infinity, Infinity];
  for (let i = 0; i < 5; ++i) {
    const began = Date.now();
    const page = await open({ v: variant });
    const opened = [Date.now() - began, Math.round(await page.evaluate(() => performance.now()))];
    const took = await page.evaluate(async fields => {
      const times = [];
      for (const field of fields) {
        const at = performance.now();
        document.querySelector(`[data-field="${field}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (document.body.dataset.ready !== 'true') await new Promise(next => setTimeout(next));
        document.body.getBoundingClientRect();
        times.push(Math.round(performance.now() - at));
      }
      if (!document.querySelector('#moves [data-ply]')) throw new Error('no move was made');
      return times;
    }, [from, to]);
    [...opened, ...took].forEach((time, k) => { least[k] = Math.min(least[k], time); });
    await page.context().close();
  }
  console.log(`${variant}: opened in ${least[1]} (with the window ${least[0]}), targets shown in ${least[2]}, moved in ${least[3]}`);
}
await end();
process.exit(0);
