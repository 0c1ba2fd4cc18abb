import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { escapeHtml } from '../../../kit/document/escape-html.js';

const web = fileURLToPath(new URL('../../../', import.meta.url));

/** One of the site's fonts, for a page that is opened from a file. */
export function face(name: string, file: string): string {
  return `@font-face { font-family: "${name}"; src: url("${pathToFileURL(fileURLToPath(import.meta.resolve(file))).href}"); }`;
}

const style = `
  ${face('Federo', '@fontsource/federo/files/federo-latin-400-normal.woff2')}
  ${face('Limelight', '@fontsource/limelight/files/limelight-latin-400-normal.woff2')}
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #0d1417; color: #e6c983; }
  .drawing { width: 100%; height: 500px; object-fit: cover; object-position: 50% 40%; display: block; }
  .cards { display: flex; justify-content: center; gap: 44px; height: 500px; padding-top: 30px; background: #123528; overflow: hidden; }
  .cards img { height: 440px; }
  .poster { height: 500px; display: grid; place-items: center; overflow: hidden; }
  .poster img { grid-area: 1 / 1; }
  .poster .drawing { filter: blur(14px) brightness(0.5); scale: 1.1; }
  .poster .sheet { position: relative; z-index: 1; height: 468px; box-shadow: 0 8px 40px #000c; }
  footer { position: absolute; inset: auto 0 0; height: 134px; display: flex; align-items: center; gap: 28px; padding: 0 48px; background: #0d1417; border-top: 8px double #c9a24b; }
  footer svg { width: 92px; flex: none; }
  h1 { font: 400 58px/1.05 Federo; white-space: nowrap; }
  p { margin-left: auto; font: 400 30px/1.1 Limelight; white-space: nowrap; }
`;

/** The home page's: the hill cut open, and the line that the hill is told by. The wordmark is set as in the header. */
export function homeCard(): string {
  const hill = `${pathToFileURL(`${web}house/hill/drawings/`).href}section/hill-section.svg`;
  const own = `
    .hill { position: absolute; left: 40px; top: -20px; width: 1280px; height: 709px; }
    .words { position: absolute; inset: 0 auto auto 0; width: 760px; height: 630px; padding: 52px 56px; background: linear-gradient(100deg, #0d1417 30%, #0d1417d0 52%, #0d141700 80%); }
    .words p { margin: 0; font: 400 34px/1 Limelight; }
    .words h1 { margin-top: 88px; font: 400 70px/1.08 Limelight; white-space: normal; color: #f6e4b4; width: 420px; }
    .words small { display: block; margin-top: 30px; font: 400 31px/1.25 Federo; color: #e6c983; }
    .frame { position: absolute; inset: 14px; border: 6px double #c9a24b; }`;
  return `<!doctype html><meta charset="utf-8"><style>${style}${own}</style><img class="hill" src="${hill}">
    <div class="words"><p>Top O’ Hill Terrace</p><h1>There was a casino under this floor.</h1><small>Guided tours<br>in Arlington, Texas</small></div>
    <div class="frame"></div>`;
}

/** One drawing as wide as the card, an era's poster whole before its own colors, several cards side by side. */
function drawingsHtml(drawings: readonly string[]): string {
  const images = drawings.map(
    (file) => `<img class="drawing" src="${pathToFileURL(`${web}house/hill/drawings/`).href}${file}">`,
  );
  const isPoster = drawings[0]?.includes('/era-') ?? false;
  if (isPoster) return `<div class="poster">${images[0]}${images[0]?.replace('drawing', 'sheet')}</div>`;
  return images.length === 1
    ? images.join('')
    : `<div class="cards">${images.join('').replaceAll(' class="drawing"', '')}</div>`;
}

/** The logo on night. */
function mark(): string {
  return readFileSync(`${web}house/hill/images/mark.svg`, 'utf8');
}

/** 1200 × 630 px: the drawing above the page's name. @param title the page's `<title>` */
export function socialCard({ title, drawings }: { title: string; drawings: readonly string[] }): string {
  const [name = title, site] = title.split('. Top O’ Hill');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${drawingsHtml(drawings)}
    <footer>${mark()}<h1>${escapeHtml(name)}</h1>${site === undefined ? '' : '<p>Top O’ Hill Terrace</p>'}</footer>`;
}
