import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cap, mug, volume } from './lit-goods.js';
import { face } from './social-card.js';

const art = fileURLToPath(new URL('../drawings/', import.meta.url));
const goods = fileURLToPath(new URL('../../../../services/shared/house/hill/products/', import.meta.url));
const emblem = /<g id="emblem"[\s\S]*?<\/g>/.exec(readFileSync(`${art}guests/drawn/card-back.svg`, 'utf8'))?.[0] ?? '';
const grain =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='220' height='220'%3E%3Cfilter id='n' color-interpolation-filters='sRGB'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.9' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .05 0 0 0 1.7 -.75'/%3E%3C/filter%3E%3Crect width='220' height='220' filter='url(%23n)'/%3E%3C/svg%3E";

/** Light from the lamp above the case, a little to its left, and grain. */
const style = `
  ${face('Limelight', '@fontsource/limelight/files/limelight-latin-400-normal.woff2')}
  ${face('Federo', '@fontsource/federo/files/federo-latin-400-normal.woff2')}
  * { box-sizing: border-box; margin: 0; }
  body { width: 800px; height: 700px; position: relative; overflow: hidden; font: 400 30px/1.05 Limelight; text-align: center; }
  .thing { position: absolute; bottom: 0; left: 50%; translate: -50%; isolation: isolate; overflow: hidden; }
  .thing::after, .grain::after { content: ''; position: absolute; inset: 0; background: radial-gradient(95% 74% at 24% 0, rgb(255 226 160 / .46), transparent), linear-gradient(97deg, transparent 48%, rgb(8 5 4 / .58)), linear-gradient(transparent 58%, rgb(8 5 4 / .4)), url("${grain}"); opacity: .8; }
  .picture { display: block; width: 100%; height: 100%; object-fit: cover; }
  svg { display: block; }
  .book b { font: 400 46px/1.02 Limelight; }
  .book span { flex: 1; min-height: 0; width: 100%; overflow: hidden; }
  .book { border-left: 26px solid rgb(0 0 0 / .35); padding: 34px 30px; }
  .volume { position: absolute; bottom: 0; left: 50%; translate: -50%; }
  .volume > .thing { left: 0; translate: none; }
  .lit::after { content: none; }
  .book > div { height: 100%; border: 4px double #c9a24b; padding: 26px 18px; display: flex; flex-direction: column; align-items: center; gap: 18px; color: #e6c983; }
  .book small { font: 400 22px/1.2 Federo; }
  .sheet { width: 400px; height: 600px; background: #f2e9d2; padding: 24px; }
  .sheet > div { height: 430px; overflow: hidden; border: 3px solid #1d1a16; }
  .sheet p { margin-top: 18px; padding: 20px 10px; background: #123039; color: #e6c983; font-size: 44px; }
`;

function mark(color: string, ground: string): string {
  return `<svg viewBox="-66 -66 132 128" style="width:100%;color:${color};--ground:${ground}">${emblem}</svg>`;
}

function picture(file: string, css = ''): string {
  return `<img class="picture" src="${pathToFileURL(`${art}${file}`).href}" style="${css}">`;
}

/** The fan of a binder's stamp: a real book's own cover is not shown. */
const stamp =
  '<svg viewBox="0 0 40 22" fill="none" stroke="currentColor" stroke-width="1.1" style="width:150px;margin:70px auto 0"><path d="M0 19.3H40M20 19V1.5M20 19L12.5 3M20 19L27.5 3M20 19L6.5 8M20 19L33.5 8M20 19L3 14M20 19L37 14"/></svg>';

/** A book bound in cloth: its title, a stamp or a drawing, and whose it is. */
function book(cloth: string, title: string, cover: string, foot: string, [width, height] = [400, 560]): string {
  const front = `<div class="thing book" style="background:${cloth};width:${width}px;height:${height}px"><div><b>${title}</b><span>${cover}</span><small>${foot}</small></div></div>`;
  return volume(cloth, width, height, front);
}

const teeShape = 'M190 20C215 62 285 62 310 20L390 52 500 190 420 262 384 220V600H116V220L80 262 0 190 110 52z';

/** Products by image name, each with the gate, the house or a drawing of the site. */
const things: Readonly<Record<string, string>> = {
  'top-o-hill-terrace': book('#1f4d3d', 'Top O’ Hill Terrace', stamp, 'Vickie Bryant'),
  'gangster-tour-of-texas': book('#6b1a21', 'Gangster Tour of Texas', stamp, 'T. Lindsay Baker'),
  'the-hill-in-drawings': book(
    '#24506b',
    'The Hill in Drawings',
    picture('section/hill-section.svg', 'object-position:50% 55%'),
    '',
    [620, 450],
  ),
  'house-chip': `<div class="thing" style="width:470px;height:470px;border-radius:50%;bottom:14px;background:repeating-conic-gradient(from -11deg,#f2e9d2 0 22deg,#7a1f26 22deg 45deg)"><div style="position:absolute;inset:66px;border-radius:50%;background:#7a1f26;border:10px solid #f2e9d2;outline:3px solid #c9a24b;padding:40px">${mark('#f2e9d2', '#7a1f26')}</div></div>`,
  'tea-room-mug': mug(`${mark('#2f5d7c', '#f4ead2')}<p style="margin:24px -60px 0">Tea Room</p>`),
  'gate-cap': cap(mark('#e6c983', '#1f4d3d')),
  'hilltop-deck': `<div class="thing" style="width:340px;height:476px;border-radius:18px;rotate:-13deg;left:36%;bottom:34px;box-shadow:0 0 0 1px #0006">${picture('guests/drawn/card-back.svg')}</div><div class="thing" style="width:340px;height:476px;border-radius:18px;rotate:10deg;left:63%;bottom:30px;box-shadow:-10px 4px 22px #0009">${picture('guests/drawn/tommy-dorsey.svg')}</div>`,
  'the-tunnel': `<div class="thing" style="width:440px;height:440px;border-radius:50%;left:64%;bottom:40px;background:conic-gradient(#d9dfe0,#8d999c,#eef2f2,#9aa6a8,#d9dfe0);mask:radial-gradient(circle,transparent 44px,#000 46px)"></div><div class="thing" style="width:400px;height:560px;left:40%;background:#0d1417;border:12px solid #0a0f12;color:#e6c983"><div style="height:400px">${picture('scenes/drawn/feature-tunnels.svg')}</div><p style="padding:34px 0;font-size:46px">The Tunnel</p></div>`,
  'vegas-before-vegas-tee': `<div class="thing" style="width:500px;height:620px;clip-path:path('${teeShape}');background:#f4ead2;color:#7a1f26"><p style="margin-top:170px;font-size:66px">Vegas</p><p style="font:400 36px/1.4 Federo">before Vegas</p><div style="width:140px;margin:18px auto">${mark('#7a1f26', '#f4ead2')}</div></div>`,
  'gate-at-night-poster':
    `<div class="thing sheet"><div>${picture('hero.svg', 'width:1010px;max-width:none;margin:-200px 0 0 -518px;height:631px')}</div><p>Top O’ Hill</p></div>`.replace(
      '<div><img',
      '<div style="overflow:hidden"><img',
    ),
  'eight-eras-postcards': ['era-legacy', 'era-school', 'era-peak', 'era-beginning']
    .map(
      (era, place) =>
        `<div class="thing" style="width:330px;height:440px;left:${29 + place * 14}%;bottom:${[40, 62, 62, 40][place]}px;rotate:${-15 + place * 10}deg;padding:12px;background:#f7f1e3;box-shadow:-6px 2px 16px #0008"><div style="height:100%;overflow:hidden">${picture(`scenes/drawn/${era}.svg`)}</div></div>`,
    )
    .join(''),
  ...Object.fromEntries(
    ['beginning', 'crusader', 'handover', 'legacy', 'peak', 'raid', 'school', 'transformation'].map((era) => [
      `era-${era}-poster`,
      `<div style="position:absolute;inset:20px 177px;padding:10px;background:#f8f1df;box-shadow:0 6px 18px #0006">${picture(`scenes/drawn/era-${era}.svg`)}</div>`,
    ]),
  ),
  matchbook: `<div class="thing" style="width:360px;height:480px;background:#7a1f26;color:#e6c983;padding:40px 34px;border-bottom:66px solid #3b2a22"><div style="border:4px double #c9a24b;height:100%;padding:34px 22px"><div style="padding:0 34px">${mark('#e6c983', '#7a1f26')}</div><p style="margin-top:22px;font-size:40px">Top O’ Hill</p></div></div>`,
  'swallow-tea-towel': `<div class="thing" style="width:380px;height:590px;background:#f4ead2;color:#2f5d7c;border-top:12px solid #2f5d7c;padding:30px 40px"><div style="border-block:6px double;padding:34px 50px 40px">${mark('#2f5d7c', '#f4ead2')}</div><svg viewBox="0 0 200 160" fill="#2f5d7c" style="width:170px;margin:22px auto 0"><path d="M20 40Q70 30 96 66 120 26 186 22 150 52 134 84L178 120 118 102 76 140 92 94Q66 52 20 40z"/></svg><div style="position:absolute;inset:auto 0 0;height:70px;border-block:10px solid"></div></div>`,
};

/** Renders the demo store's products, each on the lower edge of an 800 × 700 px background. */
export async function renderGoods(
  page: Page,
  folder: string,
  show: (page: Page, folder: string, html: string) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 800, height: 700 });
  for (const [name, html] of Object.entries(things)) {
    await show(page, folder, `<!doctype html><meta charset="utf-8"><style>${style}</style>${html}`);
    const drawn = await page.screenshot({ omitBackground: true });
    await sharp(drawn)
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(join(goods, `${name}.png`));
  }
}
