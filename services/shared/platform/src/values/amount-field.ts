import { z } from 'zod';
import { usualFaults } from '../outcome/faults.en.js';
import { formatCents, parseCents } from './cents.js';

/** In cents. */
interface AmountBounds {
  /** 0 by default. */
  readonly least?: number;
  /** Of contracts/house/bounds: what nobody can owe is refused where it is typed. */
  readonly most: number;
}

/** US dollars, read as cents. @param name of the field, as messages begin. @param example as people write it */
export function amountField(name: string, example: string, { least = 0, most }: AmountBounds) {
  return z.string().transform((text, context) => {
    const cents = parseCents(text.trim());
    if (cents !== undefined && cents >= least && cents <= most) return cents;
    const from = least > 0 ? formatCents(least) : undefined;
    const { error } = usualFaults.amount(name, example, from, formatCents(most));
    context.addIssue({ code: 'custom', message: error() });
    return z.NEVER;
  });
}
