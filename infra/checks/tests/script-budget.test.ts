import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { demandScriptBudget, scriptsOfPage } from './run-static-checks.ts';

let site: string;

/** Random text does not shrink: its size after Brotli is about its size. */
const put = (name: string, bytes: number): void => writeFileSync(join(site, 'assets', name), randomBytes(bytes));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'hilltop-budget-'));
  mkdirSync(join(site, 'assets'));
  put('first-1.js', 4000);
  put('react-2.js', 3000);
  put('later-3.js', 90_000);
  writeFileSync(
    join(site, 'index.html'),
    `<script type="module" crossorigin src="/assets/first-1.js"></script>
     <link rel="modulepreload" crossorigin href="/assets/react-2.js"><link rel="modulepreload" href="/assets/react-2.js">
     <link rel="stylesheet" href="/assets/first-1.css">`,
  );
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

it('counts what a page names, each script once', () => {
  expect(scriptsOfPage(site, 'index.html').map(({ file }) => file)).toEqual(['assets/first-1.js', 'assets/react-2.js']);
  expect(() => demandScriptBudget(site, 'index.html', 7100)).not.toThrow();
});

it('refuses what is more than the budget, and says which scripts weigh', () => {
  expect(() => demandScriptBudget(site, 'index.html', 6000)).toThrow(
    /6000 are allowed\.\nLoad the new part .*:\n {2}40\d\d assets\/first-1\.js/,
  );
});

it('counts no hash of a file that is loaded later: it compresses by chance', () => {
  const of = (name: string) => {
    writeFileSync(join(site, 'assets', 'first-1.js'), `import("./${name}.js"); load(["assets/${name}.css"]);`);
    return scriptsOfPage(site, 'index.html')[0]?.bytes;
  };
  expect(of('party-o-dbuS1C')).toBe(of('party-aaaaaaaa'));
  expect(of('party-o-dbuS1C')).not.toBe(of('party-with-a-long-name-o-dbuS1C'));
});

it('refuses a page without scripts, which would always be light', () => {
  writeFileSync(join(site, 'index.html'), '<p>Moved</p>');
  expect(() => demandScriptBudget(site, 'index.html', 6000)).toThrow('names no script');
});
