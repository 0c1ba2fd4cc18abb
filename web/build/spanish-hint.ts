/** In `index.html`. */
const hint = /\n *<!-- Also in Spanish[^>]*-->\n *<script>[\s\S]*?<\/script>/;

/** A page without the line that says where it is in Spanish: one that is not, or in a house that has no Spanish. */
export function withoutHint(html: string): string {
  return html.replace(hint, '');
}
