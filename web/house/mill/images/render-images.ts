/**
 * `HOUSE=mill npm run images -w web`: renders icons and link previews with Chromium, from the favicon and the
 * drawings. All are committed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { escapeHtml } from '../../../kit/document/escape-html.js';
import { socialImage } from '../../../kit/document/social-image.js';

const house = new URL('../', import.meta.url);

/** By page: its heading and a drawing. */
const previews: Readonly<Record<`/${string}`, readonly [title: string, drawing: string]>> = {
  '/': ['We still grind by water.', 'drawings/mill.svg'],
  '/tours': ['Tours with the miller', 'drawings/tour-gears.svg'],
  '/book-tour': ['Choose a day and time', 'drawings/tour-loaf.svg'],
  '/groups': ['Groups and schools', 'drawings/tour-gears.svg'],
  '/store': ['The mill store', 'drawings/tour-loaf.svg'],
  '/contact': ['Contact', 'about/drawings/aside.svg'],
  '/visit-us': ['Plan your visit', 'about/drawings/aside.svg'],
  '/guest-book': ['The guest book', 'drawings/tour-evening.svg'],
  '/gift-voucher': ['Gift voucher', 'drawings/tour-evening.svg'],
};

/** Name, size in px, and the picture's share of it: a maskable icon's edge can be cut off. */
const icons = [
  ['icon-32', 32, 1],
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.78],
  ['apple-touch-icon', 180, 1],
] as const;

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, house));
}

const font = fileURLToPath(import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'));

function previewHtml([title, drawing]: readonly [title: string, drawing: string]): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: "Young Serif"; src: url("${pathToFileURL(font).href}"); }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f5f0e6; font-family: "Young Serif"; }
    img { display: block; width: 1200px; height: 490px; object-fit: cover; object-position: 50% 62%; }
    footer { display: flex; align-items: center; gap: 28px; height: 140px; padding: 0 48px; background: #1f2c36; color: #f9d3b4; }
    footer svg { width: 92px; flex: none; }
    h1 { margin: 0; font-size: 54px; font-weight: 400; color: #f8f3e8; white-space: nowrap; }
    p { margin: 0 0 0 auto; font-size: 30px; white-space: nowrap; }</style>
    <img src="${pathToFileURL(fileOf(drawing)).href}"><footer>${readFileSync(fileOf('public/favicon.svg'), 'utf8')}
    <h1>${escapeHtml(title)}</h1><p>Slate Creek Mill</p></footer>`;
}

/** From a file, because only a `file:` page can load local files. */
async function show(page: Page, folder: string, html: string): Promise<void> {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

async function render(page: Page, folder: string): Promise<void> {
  const icon = readFileSync(fileOf('public/favicon.svg'), 'utf8');
  for (const [name, edge, share] of icons) {
    await page.setViewportSize({ width: edge, height: edge });
    const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:#a2431c}svg{width:${share * 100}%}`;
    await show(page, folder, `<!doctype html><style>${style}</style>${icon}`);
    await page.screenshot({ path: fileOf(`public/icons/${name}.png`) });
  }
  await page.setViewportSize({ width: 1200, height: 630 });
  for (const [path, preview] of Object.entries(previews) as [`/${string}`, readonly [string, string]][]) {
    await show(page, folder, previewHtml(preview));
    await page.screenshot({ path: fileOf(`public${socialImage(path)}`), type: 'jpeg', quality: 64 });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'mill-images-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await render(await browser.newPage(), folder);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
