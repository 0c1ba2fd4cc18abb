import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

export const settleConflictInput = z.object({
  conflictId: z.string(),
  counted: z.int(),
  people: z
    .int()
    .min(0, 'Please say how many came')
    .max(100, 'At most 100 people can come with one ticket')
    .nullish()
    .transform((people) => people ?? null),
  reason: lineField()
    .min(1, 'Please give a reason in a few words')
    .max(500, 'The reason can have at most 500 characters'),
});

export type SettleRequest = z.output<typeof settleConflictInput>;
