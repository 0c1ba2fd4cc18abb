interface Part {
  readonly text: string;
  readonly isTold: boolean;
}

/** Splits a text with braces around what is not on record: "The gate is old. {A guard sat in its tower.}" */
export function partsOf(text: string): readonly Part[] {
  return text
    .split(/[{}]/)
    .map((part, place) => ({ text: part, isTold: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}

export function withoutBraces(text: string): string {
  return text.replaceAll(/[{}]/g, '');
}

/** A text in which the visitor can hide what is not on record. */
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

/** Whether nothing in a text is on record. */
export function isOnlyTold(text: string): boolean {
  return partsOf(text).every(({ isTold }) => isTold);
}
