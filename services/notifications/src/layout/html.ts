import { htmlEscape } from 'escape-goat';

/** Markup. Only the template below makes it, so it holds nothing unescaped that somebody typed. */
export class Html {
  constructor(readonly markup: string) {}
}

type Piece = string | number | Html | readonly Html[];

/** A template whose every `${value}` is escaped, but for other templates, which go in as they are. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(markupOf)));
}

/** Typed text with its line breaks, which some mail programs show by `<br>` only. */
export function lines(text: string): Html[] {
  return text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

function markupOf(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(({ markup }) => markup).join('');
  return htmlEscape(String(piece));
}
