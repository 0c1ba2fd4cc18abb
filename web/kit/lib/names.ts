/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

interface Named {
  readonly firstName: string;
  readonly lastName?: string | null;
}

/** Numbers and commas next to it stay on their side (Unicode isolates); other text is unchanged, so that it is copied as it is. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** For a sentence or a list. */
export function nameOf({ firstName, lastName }: Named): string {
  return isolated(`${firstName} ${lastName ?? ''}`.trim());
}
