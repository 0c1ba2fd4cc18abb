import { dateField } from '@hilltop/platform/values/calendar-date';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

/** In basis points. */
const MOST = 2_500;

const rateField = z.string().transform((text, context) => {
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const basisPoints = whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (basisPoints !== undefined && basisPoints <= MOST) return basisPoints;
  context.addIssue({ code: 'custom', message: 'The rate must be a percentage such as 8.25, up to 25' });
  return z.NEVER;
});

/** @param today the venue's date: a rate cannot begin earlier */
export function setRateInput(today: string) {
  return z.object({
    code: z.string().max(40),
    rate: rateField,
    basis: lineField()
      .min(1, 'Please write a sentence that says why')
      .max(300, 'The reason can have at most 300 characters'),
    validFrom: dateField.refine((day) => day >= today, 'Today or a later day, please'),
    version: z.int(),
  });
}
