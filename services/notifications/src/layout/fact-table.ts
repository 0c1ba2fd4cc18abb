import { FACES, type Html, html, INK, join } from './email-page.js';

/** Facts as leaders do it on paper: what on the left, what it is on the right. */
export function factTable(title: string, facts: readonly (readonly [term: string, value: string])[]): Html {
  const rows = facts.map(
    ([term, value]) =>
      html`<tr><td valign="top" style="padding:9px 12px 9px 0;border-top:1px solid ${INK.line};font-family:${FACES.ui};font-size:15px;color:${INK.soft};white-space:nowrap">${term}</td><td valign="top" align="right" style="padding:9px 0;border-top:1px solid ${INK.line};font-family:${FACES.ui};font-size:16px;font-weight:600;white-space:pre-line">${value}</td></tr>`,
  );
  return join([
    html`<h2 style="margin:0 0 8px;font-family:${FACES.title};font-weight:400;font-size:21px">${title}</h2><table width="100%" cellpadding="0" cellspacing="0" style="margin-bottom:22px;border-collapse:collapse">`,
    ...rows,
    html`</table>`,
  ]);
}
