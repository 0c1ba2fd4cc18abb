import type { ComposedEmail } from '../emails/mail.js';
import type { House } from '../house/house.js';
import { emailPage } from './email-page.js';
import { type Fact, factTable } from './fact-table.js';
import { type Html, html, lines } from './html.js';
import { MASTHEAD } from './masthead.js';
import { COLOURS, FACES } from './palette.js';
import { block, signature } from './plain-text.js';
import { sheet } from './sheet.js';
import { layoutTexts } from './texts.en.js';

/** Asks the reader to open a link. */
export interface Notice {
  readonly title: string;
  readonly lead: string;
  /** Of the facts in plain text. */
  readonly about: string;
  readonly facts: readonly Fact[];
  /** Somebody's own words, the house's without `by`. Both are safe for an e-mail already. */
  readonly quoted?: { readonly by: string | undefined; readonly words: string };
  readonly action: string;
  readonly url: string;
  /** With or without an answer. */
  readonly next: string;
  /** Another link that may interest the reader, after everything else. */
  readonly also?: { readonly lead: string; readonly action: string; readonly url: string };
  /** Why the reader gets the e-mail. */
  readonly why: string;
  readonly house: House;
  readonly publicUrl: string;
}

const paragraph = `font-family:${FACES.text};font-size:17px;line-height:1.55;color:${COLOURS.ink}`;

export function composeNotice(notice: Notice): Pick<ComposedEmail, 'text' | 'html' | 'attachments'> {
  const { title, lead, about, facts, quoted, action, url, next, also, why, house, publicUrl } = notice;
  return {
    text: [
      title.toUpperCase(),
      lead,
      block(about, facts),
      ...(quoted ? [`${layoutTexts().wrote(quoted.by)}\n${quoted.words.replace(/^/gm, '> ')}`] : []),
      next,
      `${action}:\n${url}`,
      ...(also ? [`${also.lead}\n${also.action}:\n${also.url}`] : []),
      signature(house, publicUrl),
      `${why}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: lead,
      title,
      lead,
      shown: sheet(factTable(facts)),
      read: html`${quoted ? quotation(quoted) : ''}<p style="margin:0 0 18px;${paragraph}">${link(action, url)}</p>
<p style="margin:0;${paragraph}">${next}</p>${also ? furtherLink(also) : ''}`,
      why,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD],
  };
}

function link(action: string, url: string): Html {
  return html`<a href="${url}" style="color:${COLOURS.oxblood};font-weight:600">${action}</a>`;
}

function furtherLink({ lead, action, url }: NonNullable<Notice['also']>): Html {
  return html`
<p style="margin:18px 0 0;${paragraph}">${lead} ${link(action, url)}</p>`;
}

function quotation({ by, words }: NonNullable<Notice['quoted']>): Html {
  return html`<p style="margin:0 0 8px;${paragraph}">${layoutTexts().wrote(by)}</p>
<blockquote style="margin:0 0 22px;padding:2px 0 2px 16px;border-left:3px solid ${COLOURS.edge};${paragraph};font-style:italic">${lines(words)}</blockquote>`;
}
