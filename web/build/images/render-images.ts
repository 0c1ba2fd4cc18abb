/**
 * `npm run images -w web`: renders the images of link previews, the icons, the cards of the ticket mail and the goods of the demo's store with Chromium, from the
 * drawings and the pages of the last build. All are committed. `-- tours` renders the image of one page, `-- cards` and `-- goods` only
 * those.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { socialImage } from '../../src/document/page-head.js';
import { renderGoods } from './goods.js';
import { renderMailCards } from './mail-cards.js';
import { mark, socialCard } from './social-card.js';
import { socialDrawings } from './social-drawings.js';

const web = fileURLToPath(new URL('../../', import.meta.url));
const [only] = process.argv.slice(2);

function titleOf(path: string): string {
  const page = readFileSync(`${web}dist/${path.slice(1) || 'index'}.html`, 'utf8');
  return (/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Opens HTML from a file, because only a `file:` page can load local files. */
async function show(page: Page, folder: string, html: string): Promise<void> {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

/** Name, size in px, and the logo's share of it: the edge of a maskable icon can be cut off. */
const icons = [
  ['icon-32', 32, 1],
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.78],
  ['apple-touch-icon', 180, 0.92],
] as const;

async function renderIcons(page: Page, folder: string): Promise<void> {
  for (const [name, edge, share] of icons) {
    await page.setViewportSize({ width: edge, height: edge });
    const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:#0d1417}svg{width:${share * 100}%}`;
    await show(page, folder, `<!doctype html><style>${style}</style>${mark()}`);
    await page.screenshot({ path: `${web}public/icons/${name}.png` });
  }
}

async function renderSocialImages(page: Page, folder: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  for (const [path, drawings] of Object.entries(socialDrawings)) {
    if (only !== undefined && path !== `/${only}`) continue;
    await show(page, folder, socialCard({ title: titleOf(path), drawings }));
    const file = `${web}public${socialImage(path as keyof typeof socialDrawings)}`;
    await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'hilltop-images-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  if (only === undefined || only === 'cards') await renderMailCards(page);
  if (only === undefined || only === 'goods') await renderGoods(page, folder, show);
  if (only !== 'cards' && only !== 'goods') {
    await renderIcons(page, folder);
    await renderSocialImages(page, folder);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
