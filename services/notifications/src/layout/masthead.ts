import { readFileSync } from 'node:fs';
import type { Attachment } from '../emails/composer.js';
import { HOUSE_NAME } from '../house/house.js';
import { type Html, html } from './html.js';
import { COLOURS, FACES } from './palette.js';

const CID = 'masthead';

/** Pixels: half of the image's, for high-density screens. */
const SIZE = { width: 260, height: 140 } as const;

/** Embedded, because mail programs block remote images. */
export const MASTHEAD: Attachment = {
  filename: 'top-o-hill-terrace.png',
  content: readFileSync(new URL('../../assets/masthead.png', import.meta.url)),
  contentType: 'image/png',
  cid: CID,
};

/** The alternative text has the logo's color for mail programs without images. */
export function masthead(): Html {
  return html`<img src="cid:${CID}" width="${SIZE.width}" height="${SIZE.height}" alt="${HOUSE_NAME}" style="display:block;margin:0 auto;border:0;max-width:100%;height:auto;font-family:${FACES.sign};font-size:28px;line-height:1.2;color:${COLOURS.brassLit}">`;
}
