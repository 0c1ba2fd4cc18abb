import { htmlEscape } from 'escape-goat';

/** Only the template tag below creates it, so everything in it is escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Piece = string | number | Html | readonly Html[];

/** Escapes every `${value}` except other `Html`. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(markupOf)));
}

/** Line breaks become `<br>`, which some mail programs require. */
export function lines(text: string): Html[] {
  return text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

function markupOf(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(({ markup }) => markup).join('');
  return htmlEscape(String(piece));
}
