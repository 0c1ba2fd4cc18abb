import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { face } from './social-card.js';

const art = fileURLToPath(new URL('../drawings/', import.meta.url));
const goods = fileURLToPath(new URL('../../../../services/shared/house/hill/products/', import.meta.url));
const emblem = /<g id="emblem"[\s\S]*?<\/g>/.exec(readFileSync(`${art}guests/drawn/card-back.svg`, 'utf8'))?.[0] ?? '';
const grain =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='220' height='220'%3E%3Cfilter id='n' color-interpolation-filters='sRGB'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.9' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .05 0 0 0 1.7 -.75'/%3E%3C/filter%3E%3Crect width='220' height='220' filter='url(%23n)'/%3E%3C/svg%3E";

/** Light from the lamp above the case, and grain. */
const style = `
  ${face('Limelight', '@fontsource/limelight/files/limelight-latin-400-normal.woff2')}
  ${face('Federo', '@fontsource/federo/files/federo-latin-400-normal.woff2')}
  * { box-sizing: border-box; margin: 0; }
  body { width: 800px; height: 700px; position: relative; overflow: hidden; font: 400 30px/1.05 Limelight; text-align: center; }
  .thing { position: absolute; bottom: 0; left: 50%; translate: -50%; isolation: isolate; overflow: hidden; }
  .thing::after, .grain::after { content: ''; position: absolute; inset: 0; background: radial-gradient(90% 62% at 50% 0, rgb(255 226 160 / .42), transparent), linear-gradient(90deg, rgb(8 5 4 / .5), transparent 26% 74%, rgb(8 5 4 / .5)), linear-gradient(transparent 52%, rgb(8 5 4 / .45)), url("${grain}"); opacity: .8; }
  .picture { display: block; width: 100%; height: 100%; object-fit: cover; }
  svg { display: block; }
  .book b { font: 400 46px/1.02 Limelight; }
  .book span { flex: 1; min-height: 0; width: 100%; overflow: hidden; }
  .book { width: 400px; height: 560px; border-left: 26px solid rgb(0 0 0 / .35); padding: 34px 30px; border-radius: 3px 6px 6px 3px; box-shadow: inset 0 -9px 0 #e8dcc3; }
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
function book(cloth: string, title: string, cover: string, foot: string): string {
  return `<div class="thing book" style="background:${cloth}"><div><b>${title}</b><span>${cover}</span><small>${foot}</small></div></div>`;
}

const teeShape = 'M190 20C215 62 285 62 310 20L390 52 500 190 420 262 384 220V600H116V220L80 262 0 190 110 52z';
const capShape =
  'M40 300C30 120 150 20 290 20S540 120 530 290C600 300 680 330 690 350 640 384 560 360 500 352 350 330 180 336 60 362 44 350 40 330 40 300z';
const mugShape =
  'M20 20H390V120C540 90 560 340 390 340V430Q390 480 340 480H70Q20 480 20 430zM390 170V290C470 290 470 170 390 170z';

/** Products by image name, each with the gate, the house or a drawing of the site. */
const things: Readonly<Record<string, string>> = {
  'top-o-hill-terrace': book('#1f4d3d', 'Top O’ Hill Terrace', stamp, 'Vickie Bryant'),
  'gangster-tour-of-texas': book('#6b1a21', 'Gangster Tour of Texas', stamp, 'T. Lindsay Baker'),
  'the-hill-in-drawings': book(
    '#24506b;width:620px;height:450px',
    'The Hill in Drawings',
    picture('section/hill-section.svg', 'object-position:50% 55%'),
    '',
  ),
  'house-chip': `<div class="thing" style="width:470px;height:470px;border-radius:50%;bottom:14px;background:repeating-conic-gradient(from -11deg,#f2e9d2 0 22deg,#7a1f26 22deg 45deg)"><div style="position:absolute;inset:66px;border-radius:50%;background:#7a1f26;border:10px solid #f2e9d2;outline:3px solid #c9a24b;padding:40px">${mark('#f2e9d2', '#7a1f26')}</div></div>`,
  'tea-room-mug': `<div class="thing" style="width:530px;height:490px;clip-path:path(evenodd,'${mugShape}');background:linear-gradient(90deg,#c9b487 20px,#fbf4e2 110px 190px,#e2d0a6 300px,#a88d5c 390px,#d8c494 420px,#8f7447)"><svg viewBox="0 0 530 490" style="position:absolute;inset:0"><path d="M20 20h370v26Q205 82 20 46z" fill="#f7edd2"/><path d="M36 20h338v14Q205 62 36 34z" fill="#5b3a1c"/><path d="M60 34Q205 56 350 34" fill="none" stroke="#8f5f2e" stroke-width="6"/><path d="M390 120C520 96 538 340 390 322" fill="none" stroke="#fff6dd" stroke-width="7" opacity=".7"/><path d="M52 90V420" stroke="#fffaf0" stroke-width="9" opacity=".55"/></svg><div style="position:absolute;left:20px;width:370px;top:104px;padding:0 96px;color:#2f5d7c;font-size:44px">${mark('#2f5d7c', '#f4ead2')}<p style="margin:24px -60px 0">Tea Room</p></div></div>`,
  'gate-cap': `<div class="thing" style="width:700px;height:390px;clip-path:path('${capShape}');background:radial-gradient(circle at 38% 20%,#2c6a55,#1f4d3d 45%,#12352a)"><svg viewBox="0 0 700 390" style="position:absolute;inset:0"><path d="M290 20V300M290 20C200 90 160 190 156 318M290 20C390 90 430 190 436 306" fill="none" stroke="#0f2c23" stroke-width="4"/><path d="M40 300C30 120 150 20 290 20 190 70 130 190 128 316zM530 290C540 120 430 20 290 20 400 70 460 180 462 282z" fill="#081a13" opacity=".5"/><path d="M200 60Q280 22 372 58" fill="none" stroke="#7fc0a3" stroke-width="10" opacity=".45"/><ellipse cx="290" cy="24" rx="22" ry="9" fill="#3c8064"/><path d="M60 362C180 336 350 330 500 352 560 360 640 384 690 350 600 398 460 372 330 372S120 384 60 362z" fill="#06130e"/><path d="M50 318C190 274 400 268 530 296 590 306 650 326 684 346" fill="none" stroke="#5aa283" stroke-width="5" opacity=".7"/><path d="M40 300C180 250 400 250 530 290" fill="none" stroke="#c9a24b" stroke-width="9"/></svg><div style="position:absolute;left:205px;top:92px;width:170px">${mark('#e6c983', '#1f4d3d')}</div></div>`,
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
