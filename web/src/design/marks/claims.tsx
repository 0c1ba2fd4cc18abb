/** A part of a text; what is told is not on record. */
interface Part {
  readonly text: string;
  readonly isTold: boolean;
}

/** The parts of a text in which what is only told stands in braces: "The gate is old. {A guard sat in its tower.}" */
export function partsOf(text: string): readonly Part[] {
  return text
    .split(/[{}]/)
    .map((part, place) => ({ text: part, isTold: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The text as it is read aloud and counted. */
export function withoutBraces(text: string): string {
  return text.replaceAll(/[{}]/g, '');
}

/** A text of which a visitor who asks for what is on record sees only that. */
export function Claims({ text }: { readonly text: string }) {
  return partsOf(text).map((part) =>
    part.isTold ? (
      <span key={part.text} data-told="">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

/** Whether nothing of a text is on record. */
export function isOnlyTold(text: string): boolean {
  return partsOf(text).every(({ isTold }) => isTold);
}
