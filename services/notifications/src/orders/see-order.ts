import { type Html, html } from '../layout/html.js';
import { COLOURS, FACES } from '../layout/palette.js';

/** The link to an order's page, below the text of an e-mail. */
export function seeOrder(url: string, words: string): Html {
  return html`<p style="margin:16px 0 0;font-family:${FACES.text};font-size:17px;line-height:1.5"><a href="${url}" style="color:${COLOURS.oxblood};font-weight:600">${words}</a></p>`;
}
