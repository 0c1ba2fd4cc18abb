import { lineField } from '../../kit/lib/typed-text.js';

/** A text in Spanish as long as the English one; an empty one is none. @param name of the English field @param most characters */
export function spanishField(name: string, most: number, field = lineField()) {
  return field.max(most, `${name} in Spanish can have at most ${most} characters`).transform((text) => text || null);
}
