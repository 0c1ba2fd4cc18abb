import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { escapeHtml } from '../../src/document/page-head.js';

const web = fileURLToPath(new URL('../../', import.meta.url));

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
  footer { position: absolute; inset: auto 0 0; height: 134px; display: flex; align-items: center; gap: 28px; padding: 0 48px; background: #0d1417; border-top: 8px double #c9a24b; }
  footer svg { width: 92px; flex: none; }
  h1 { font: 400 58px/1.05 Federo; white-space: nowrap; }
  p { margin-left: auto; font: 400 30px/1.1 Limelight; white-space: nowrap; }
`;

function drawingsHtml(drawings: readonly string[]): string {
  const images = drawings.map((file) => `<img class="drawing" src="${pathToFileURL(`${web}src/art/`).href}${file}">`);
  return images.length === 1
    ? images.join('')
    : `<div class="cards">${images.join('').replaceAll(' class="drawing"', '')}</div>`;
}

/** The logo without an icon background. */
export function mark(): string {
  return readFileSync(`${web}public/favicon.svg`, 'utf8');
}

/** 1200 × 630 px: the drawing above the page's name. @param title the page's `<title>` */
export function socialCard({ title, drawings }: { title: string; drawings: readonly string[] }): string {
  const [name = title, site] = title.split('. Top O’ Hill');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${drawingsHtml(drawings)}
    <footer>${mark()}<h1>${escapeHtml(name)}</h1>${site === undefined ? '' : '<p>Top O’ Hill Terrace</p>'}</footer>`;
}
