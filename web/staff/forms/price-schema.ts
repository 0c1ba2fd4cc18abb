import { z } from '../../kit/lib/zod.js';

/** The server's limit, in US dollars. */
const MAX_DOLLARS = 10_000;

/** A typed price ("19.99", "$19.99", "1,200", "5") with two decimals; undefined for anything else. */
export function parsePrice(text: string): string | undefined {
  const plain = text.trim().replace(/^\$\s*/, '');
  const parts = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (parts === null) return undefined;
  const dollars = (parts[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const cents = (parts[2] ?? '').padEnd(2, '0');
  if (dollars.length > 5) return undefined;
  const isTooHigh = Number(dollars) > MAX_DOLLARS || (Number(dollars) === MAX_DOLLARS && cents !== '00');
  return isTooHigh ? undefined : `${dollars}.${cents}`;
}

/** A required price. @param example for the message */
export function priceSchema(example: string) {
  return z.string().transform((text, context) => {
    const price = parsePrice(text);
    if (price !== undefined) return price;
    const message =
      text.trim() === ''
        ? `A price is needed, for example ${example}`
        : `Price must be an amount such as ${example}, up to 10000.00`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}
