import { htmlEscape } from 'escape-goat';
import { VENUE } from '../venue.js';

/** Text that is HTML already: only what this folder's functions made. */
export type Html = string & { readonly html: unique symbol };

/** A template whose every `${value}` is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | number)[]): Html {
  return htmlEscape(strings, ...values) as Html;
}

/** Pieces of HTML, one after the other. */
export function join(pieces: readonly Html[]): Html {
  return pieces.join('') as Html;
}

/** The house's colours; mail programs know no custom properties. */
export const INK = {
  night: '#0d1417',
  brassLit: '#e6c983',
  brass: '#c9a24b',
  brassInk: '#5e4410',
  paper: '#f7f1e3',
  raised: '#fffaf0',
  line: '#ddceaf',
  text: '#1d1a16',
  soft: '#4f473c',
} as const;

export const FACES = {
  title: "Federo, 'Gill Sans', 'Trebuchet MS', sans-serif",
  text: "'Source Serif 4', Georgia, 'Times New Roman', serif",
  ui: "Jost, Futura, 'Century Gothic', Arial, sans-serif",
} as const;

export interface EmailPage {
  /** What the inbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Paragraph under the title. */
  readonly lead: string;
  readonly body: Html;
}

/** The frame of every e-mail: night head with the name in brass, a sheet of paper, the address below. Tables, as mail programs want. */
export function emailPage({ preview, title, lead, body }: EmailPage): string {
  const head = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:${INK.paper};color:${INK.text};font-family:${FACES.text};font-size:17px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${INK.paper}"><tr><td align="center" style="padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${INK.night};border-bottom:4px double ${INK.brass}"><tr><td align="center" style="padding:22px 16px;font-family:${FACES.title};font-size:26px;letter-spacing:1px;color:${INK.brassLit}">${VENUE.name}</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:28px 16px 8px">
<h1 style="margin:0 0 8px;font-family:${FACES.title};font-weight:400;font-size:28px;line-height:1.15">${title}</h1>
<p style="margin:0 0 20px">${lead}</p>
</td></tr><tr><td style="padding:0 16px">`;
  const foot = html`</td></tr><tr><td style="padding:24px 16px 36px;font-family:${FACES.ui};font-size:15px;color:${INK.soft}">${VENUE.name}<br>${VENUE.street}<br>${VENUE.town}<br>${VENUE.phone}</td></tr></table>
</td></tr></table></body></html>`;
  return head + body + foot;
}
