import { type TimeToSell, timeChosen } from '../../admin/selling/times-to-sell.js';
import type { SellWalkUpMutation, SellWalkUpMutationVariables } from '../../generated/staff-operations.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { sendOnce } from '../../lib/send-once.js';
import { ADULT, type Party } from '../../lib/tickets/party.js';
import { lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';
import { type AskStartPrices, usePricedTimes, useStartPrices } from './use-start-prices.js';
import { partyToSell } from './walk-up-party.js';

type Answer = SellWalkUpMutation['sellWalkUp'];
type Sold = Extract<Answer, { readonly __typename: 'BookingCreated' }>;

export interface WalkUpSale {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly times: readonly TimeToSell[];
  readonly askPrices: AskStartPrices;
  /** `unanswered` if it may have been made. */
  readonly sell: (variables: SellWalkUpMutationVariables) => Promise<Answer | 'unanswered'>;
  readonly onSold: (party: Sold['booking']) => void;
}

const once = sendOnce('walk-up');

const party: Party = { [ADULT]: 1 };
const empty = {
  time: '',
  groupSize: '1',
  party,
  paidBy: 'card_reader',
  name: '',
  email: '',
  waiversSigned: false,
} as const;

/** What can be typed depends on the time's tickets and prices. */
function partySchema(times: readonly TimeToSell[]) {
  const typedParty = z.object({
    time: z.string(),
    groupSize: z.string(),
    party: z.custom<Party>(),
    paidBy: z.enum(['card_reader', 'cash']),
    name: z.string(),
    email: lineField().transform((text) => text || null),
    waiversSigned: z.boolean(),
  });
  return typedParty.transform(({ groupSize, party, time: chosen, ...rest }, context) => {
    const time = timeChosen(times, chosen);
    const sale = time && partyToSell(time, { groupSize, party });
    if (time && sale && 'sent' in sale) return { ...rest, ...sale.sent, time, totalAmount: sale.totalAmount };
    const { field, problem } = sale && 'problem' in sale ? sale : { field: 'groupSize', problem: 'No seats left' };
    context.addIssue({ code: 'custom', path: [field], message: problem });
    return z.NEVER;
  });
}

/** A sale at the door, made once however often it is sent. */
export function useWalkUpSale({ date, times, askPrices, sell, onSold }: WalkUpSale) {
  const [priced, onPrices] = usePricedTimes(times);
  const sale = useAnswerForm({
    schema: partySchema(priced),
    empty: { ...empty },
    refusedTitle: 'Nothing was sold',
    unanswered: {
      title: 'No answer from the server',
      text: 'Press the button again: the sale will be made only once.',
    },
    send: ({ time, ...party }): Promise<Answer | 'unanswered'> => {
      const { tourType, tourId, time: tourTime } = time;
      const input = { ...party, tourType, tourId, tourDate: date, tourTime };
      return once(input, (idempotencyKey) => sell({ input, idempotencyKey }));
    },
    after: ({ time, paidBy }) => ({ ...empty, time, paidBy }),
    onDone: (answer) => (answer.__typename === 'BookingCreated' ? onSold(answer.booking) : undefined),
  });
  const time = timeChosen(priced, sale.form.watch('time'));
  useStartPrices({ date, time, ask: askPrices, onPrices });
  return { ...sale, time, priced };
}
