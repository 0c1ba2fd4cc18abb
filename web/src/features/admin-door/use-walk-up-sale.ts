import type { SellWalkUpMutation, SellWalkUpMutationVariables } from '../../generated/staff-operations.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { toAmount } from '../../lib/money.js';
import { sendOnce } from '../../lib/send-once.js';
import { z } from '../../lib/zod.js';
import { guestsOf, mostGuestsText, type TimeToSell, timeChosen } from './times-to-sell.js';

type Answer = SellWalkUpMutation['sellWalkUp'];
type Sold = Extract<Answer, { readonly __typename: 'BookingCreated' }>;

export interface WalkUpSale {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly times: readonly TimeToSell[];
  /** Sends the sale; `unanswered` when it may have been made. */
  readonly sell: (variables: SellWalkUpMutationVariables) => Promise<Answer | 'unanswered'>;
  readonly onSold: (party: Sold['booking']) => void;
}

const once = sendOnce('walk-up');

const empty = { time: '', groupSize: '1', paidBy: 'card_reader', name: '', email: '', waiversSigned: false } as const;

/** What staff type of a party. How many guests a time has room for depends on the time. */
function partySchema(times: readonly TimeToSell[]) {
  const party = z.object({
    time: z.string(),
    groupSize: z.string(),
    paidBy: z.enum(['card_reader', 'cash']),
    name: z.string(),
    email: z
      .string()
      .trim()
      .transform((text) => text || null),
    waiversSigned: z.boolean(),
  });
  return party.transform((typed, context) => {
    const time = timeChosen(times, typed.time);
    const groupSize = time && guestsOf(typed.groupSize, time.mostGuests);
    if (time && groupSize !== undefined) return { ...typed, time, groupSize };
    context.addIssue({ code: 'custom', path: ['groupSize'], message: time ? mostGuestsText(time) : 'No seats left' });
    return z.NEVER;
  });
}

/** The sale of seats to a party at the door, made once however often it is sent. */
export function useWalkUpSale({ date, times, sell, onSold }: WalkUpSale) {
  return useAnswerForm({
    schema: partySchema(times),
    empty: { ...empty },
    refusedTitle: 'Nothing was sold',
    unanswered: { title: 'No answer came', text: 'Press the button again: the sale will be made only once.' },
    send: ({ time, ...party }): Promise<Answer | 'unanswered'> => {
      const { tourType, tourId, time: tourTime, priceCents } = time;
      const totalAmount = toAmount(priceCents * party.groupSize);
      const input = { ...party, tourType, tourId, tourDate: date, tourTime, totalAmount };
      return once(input, (idempotencyKey) => sell({ input, idempotencyKey }));
    },
    after: ({ time, paidBy }) => ({ ...empty, time, paidBy }),
    onDone: (answer) => (answer.__typename === 'BookingCreated' ? onSold(answer.booking) : undefined),
  });
}
