import { z } from '../../../document/zod.js';

/** Dearest that can be set, in US dollars; the server's bound. */
const MOST_DOLLARS = 10_000;

/**
 * A price as staff may type it ("19.99", "$19.99", "1,200", "5"), as text with two decimals; undefined for anything else.
 * Figures are read, never computed with: no cent is lost on the way.
 */
export const parsePrice = (text: string): string | undefined => {
  const plain = text.trim().replace(/^\$\s*/, '');
  const figures = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (figures === null) return undefined;
  const dollars = (figures[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const cents = (figures[2] ?? '').padEnd(2, '0');
  if (dollars.length > 5) return undefined;
  const isTooDear = Number(dollars) > MOST_DOLLARS || (Number(dollars) === MOST_DOLLARS && cents !== '00');
  return isTooDear ? undefined : `${dollars}.${cents}`;
};

/** A required price. @param example shown when it is missing or not readable */
export const priceShape = (example: string) =>
  z.string().transform((text, context) => {
    const price = parsePrice(text);
    if (price !== undefined) return price;
    const message =
      text.trim() === ''
        ? `A price is needed, for example ${example}`
        : `Price must be an amount such as ${example}, up to 10000.00`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
