import { type Html, html } from './html.js';
import { COLOURS } from './palette.js';

/** A bordered box on the dark band, for the subject of the e-mail. */
export function sheet(content: Html): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOURS.raised}" style="background:${COLOURS.raised};border:1px solid ${COLOURS.brass}"><tr><td style="padding:20px 22px 26px">${content}</td></tr></table>`;
}
