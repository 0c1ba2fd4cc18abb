import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { dialedNumber, HOUSE_NAME, type House } from '../house/house.js';
import { type Html, html } from './html.js';
import { masthead } from './masthead.js';
import { COLOURS, FACES } from './palette.js';
import { contactUrl, siteUrl } from './plain-text.js';
import { layoutTexts } from './texts.en.js';

export interface EmailPage {
  /** The inbox shows it beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Under the title. */
  readonly lead: string;
  /** Highlighted on the dark band. */
  readonly shown: Html;
  /** On the light band. */
  readonly read: Html;
  /** Why the recipient gets the e-mail. */
  readonly why: string;
  readonly house: House;
  readonly publicUrl: string;
}

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/** A row is at most 600 px wide. Outlook ignores `max-width` and gets a table of that width. */
function row(colour: string, padding: string, content: Html): Html {
  return html`<tr><td align="center" bgcolor="${colour}" style="background:${colour};padding:${padding}">
<!--[if mso]><table width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]--><table ${TABLE} style="max-width:600px"><tr><td>${content}</td></tr></table><!--[if mso]></td></tr></table><![endif]--></td></tr>`;
}

/** A dark header, a light body, a dark footer. Mail programs need tables and inline styles. */
export function emailPage(page: EmailPage): string {
  const { house } = page;
  const { night, paper, cream, brass, brassLit, mist, ink } = COLOURS;
  const head = html`${masthead()}
<h1 style="margin:24px 0 6px;font-family:${FACES.title};font-weight:400;font-size:34px;line-height:1.1;text-align:center;color:${brassLit}">${page.title}</h1>
<p style="margin:0 0 26px;font-family:${FACES.text};font-size:18px;line-height:1.45;text-align:center;color:${cream}">${page.lead}</p>
${page.shown}`;
  const link = `color:${brassLit};text-decoration:underline`;
  const foot = html`<p style="margin:0 0 10px;font-family:${FACES.sign};font-size:22px;line-height:1.2;color:${brassLit}">${HOUSE_NAME}</p>
<p style="margin:0 0 14px;font-family:${FACES.text};font-size:16px;line-height:1.5;color:${cream}">${house.street}<br>${house.town}<br><a href="tel:${dialedNumber(house)}" style="${link}">${house.phone}</a><br><a href="${contactUrl(page.publicUrl)}" style="${link}">${layoutTexts().writeToUs}</a><br><a href="${siteUrl(page.publicUrl, '')}" style="${link}">${new URL(page.publicUrl).host}</a></p>
<p style="margin:0;font-family:${FACES.ui};font-size:14px;line-height:1.5;color:${mist}">${page.why}</p>`;
  return html`<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${page.title}</title></head>
<body bgcolor="${night}" style="margin:0;padding:0;background:${night};color:${ink};-webkit-text-size-adjust:100%">
<div role="main" lang="${currentLanguage()}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${page.preview}</div>
<table ${TABLE}>
${row(night, '28px 14px 34px', head)}
<tr><td bgcolor="${brass}" height="1" style="height:1px;line-height:1px;font-size:1px;background:${brass}">&nbsp;</td></tr>
${row(paper, '34px 20px 38px', page.read)}
<tr><td bgcolor="${brass}" height="1" style="height:1px;line-height:1px;font-size:1px;background:${brass}">&nbsp;</td></tr>
${row(night, '32px 20px 40px', foot)}
</table></div></body></html>
`.markup;
}
