import { type Html, html, lines } from './html.js';
import { COLOURS, FACES } from './palette.js';

export type Fact = readonly [term: string, value: string];

const LINE = `border-bottom:1px dotted ${COLOURS.edge};font-family:${FACES.ui};line-height:1.4`;

/** Like a menu: the term on the left, the value on the right, a dotted line below. */
export function factTable(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ([term, value]) => html`<tr>
<th scope="row" align="left" valign="top" style="padding:9px 14px 7px 0;${LINE};font-size:15px;font-weight:400;text-align:left;color:${COLOURS.soft}">${term}</th>
<td align="right" valign="top" style="padding:9px 0 7px;${LINE};font-size:16px;font-weight:600;text-align:right;color:${COLOURS.ink};word-break:break-word">${lines(value)}</td></tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows}</table>`;
}
