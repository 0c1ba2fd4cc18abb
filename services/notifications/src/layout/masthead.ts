import { readHouse } from '@hilltop/house/read-house';
import type { Attachment } from '../emails/mail.js';
import { HOUSE_NAME } from '../house/house.js';
import { mailLook } from '../house/mail-look.js';
import { type Html, html } from './html.js';
import { COLOURS, FACES } from './palette.js';

const CID = 'masthead';

const house = readHouse();
const { width, height } = mailLook(house).masthead;

/** Embedded, because mail programs block remote images. */
export const MASTHEAD: Attachment = {
  filename: `${house.facts.slug}.png`,
  content: house.folder.bytes('mail/masthead.png'),
  contentType: 'image/png',
  cid: CID,
};

/** The alternative text has the logo's color for mail programs without images. */
export function masthead(): Html {
  return html`<img src="cid:${CID}" width="${width}" height="${height}" alt="${HOUSE_NAME}" style="display:block;margin:0 auto;border:0;max-width:100%;height:auto;font-family:${FACES.sign};font-size:28px;line-height:1.2;color:${COLOURS.brassLit}">`;
}
