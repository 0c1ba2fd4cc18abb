import { z } from 'zod';
import { formatCents, parseCents } from './cents.js';

interface AmountBounds {
  /** 0 by default. */
  readonly least?: number;
  /** No bound by default. */
  readonly most?: number;
}

/** US dollars, read as cents. @param name of the field, as messages begin. @param example as people write it */
export function amountField(name: string, example: string, { least = 0, most }: AmountBounds = {}) {
  return z.string().transform((text, context) => {
    const cents = parseCents(text.trim());
    if (cents !== undefined && cents >= least && cents <= (most ?? cents)) return cents;
    const limit = most === undefined ? '' : `, up to ${formatCents(most)}`;
    context.addIssue({ code: 'custom', message: `${name} must be an amount such as ${example}${limit}` });
    return z.NEVER;
  });
}
