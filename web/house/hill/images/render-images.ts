/**
 * `npm run images -w web`: renders link previews, icons, the ticket mail's cards and the demo store's products with
 * Chromium, from the drawings and the last build. All are committed. `-- tours` renders one page's image only, `--
 * cards` and `-- goods` these.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { socialImage } from '../../../kit/document/social-image.js';
import { renderGoods } from './goods.js';
import { renderMailCards } from './mail-cards.js';
import { homeCard, socialCard } from './social-card.js';

/** By page: a drawing of `house/hill/drawings`, or several playing cards next to each other. */
const socialDrawings: Readonly<Record<`/${string}`, readonly [string, ...string[]]>> = {
  '/': ['section/hill-section.svg'],
  '/tours': ['../about/drawings/tour-gate.svg'],
  '/book-tour': ['tour-tunnel.svg'],
  '/groups': ['../about/drawings/tour-gate.svg'],
  '/structures': ['section/hill-section.svg'],
  '/famous-infamous': ['guests/drawn/mae-west.svg', 'guests/drawn/clark-gable.svg', 'guests/drawn/frank-sinatra.svg'],
  '/media': ['scenes/drawn/media-desk.svg'],
  '/contact': ['tour-pavilion.svg'],
  '/visit-us': ['../about/drawings/tour-gate.svg'],
  '/guest-book': ['../about/drawings/tour-gate.svg'],
  '/gift-voucher': ['../about/drawings/voucher-card.svg'],
  '/store': ['scenes/drawn/feature-tea-garden.svg'],
  '/timeline': ['scenes/drawn/story-beginning.svg'],
  '/history': ['scenes/drawn/hill-eras.svg'],
  '/archive': ['scenes/drawn/archive-survey.svg'],
  '/crusader': ['scenes/drawn/era-crusader.svg'],
  '/redemption': ['scenes/drawn/era-handover.svg'],
  '/beginning': ['scenes/drawn/era-beginning.svg'],
  '/transformation': ['scenes/drawn/era-transformation.svg'],
  '/peakera': ['scenes/drawn/era-peak.svg'],
  '/crusader-detail': ['scenes/drawn/era-raid.svg'],
  '/redemption-detail': ['scenes/drawn/era-school.svg'],
  '/legacy': ['scenes/drawn/era-legacy.svg'],
  '/crusader-legacy': ['scenes/drawn/story-crusader-legacy.svg'],
  '/man-behind-mission': ['scenes/drawn/story-man-behind-mission.svg'],
  '/crusade-begins': ['scenes/drawn/story-crusade-begins.svg'],
  '/prophecy': ['scenes/drawn/story-prophecy.svg'],
  '/purchase-vision': ['scenes/drawn/story-purchase.svg'],
  '/transformation-process': ['scenes/drawn/story-process.svg'],
  '/arlington-baptist-university': ['scenes/drawn/story-university.svg'],
  '/legacy-today': ['scenes/drawn/story-legacy.svg'],
  '/story-of-hope': ['scenes/drawn/story-hope.svg'],
};

const web = fileURLToPath(new URL('../../../', import.meta.url));
const [only] = process.argv.slice(2);

function titleOf(path: string): string {
  const page = readFileSync(`${web}dist/${path.slice(1) || 'index'}.html`, 'utf8');
  return (/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** From a file, because only a `file:` page can load local files. */
async function show(page: Page, folder: string, html: string): Promise<void> {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

/** Name, size in px, and the logo's share of it: a maskable icon's edge can be cut off. */
const icons = [
  ['icon-32', 32, 1],
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.78],
  ['apple-touch-icon', 180, 1],
] as const;

/** The icons are the favicon: two towers left dark around a lit arch with a keyhole. */
async function renderIcons(page: Page, folder: string): Promise<void> {
  const icon = readFileSync(`${web}house/hill/public/favicon.svg`, 'utf8');
  for (const [name, edge, share] of icons) {
    await page.setViewportSize({ width: edge, height: edge });
    const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:#0d1417}svg{width:${share * 100}%}`;
    await show(page, folder, `<!doctype html><style>${style}</style>${icon}`);
    await page.screenshot({ path: `${web}house/hill/public/icons/${name}.png` });
  }
}

async function renderSocialImages(page: Page, folder: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  for (const [path, drawings] of Object.entries(socialDrawings) as [`/${string}`, readonly string[]][]) {
    if (only !== undefined && path !== `/${only}`) continue;
    await show(page, folder, path === '/' ? homeCard() : socialCard({ title: titleOf(path), drawings }));
    const file = `${web}house/hill/public${socialImage(path)}`;
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
