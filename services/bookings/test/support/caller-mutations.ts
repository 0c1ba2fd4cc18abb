import { randomUUID } from 'node:crypto';
import { callerInput } from './caller.js';
import { BOOK, CORRECT, RELEASE, SEND, TAKE } from './caller-app.js';

interface Answer {
  readonly booking?: { readonly id: string };
  readonly link?: { readonly id: string };
}

const payUntil = '2026-11-22T16:00:00.000Z';
const later = '2026-11-23T16:00:00.000Z';

/**
 * What the desk does for callers, and the staff actions.
 *
 * @param ask a mutation by staff
 */
export function callerMutations(
  ask: (query: string, variables: Record<string, unknown>) => Promise<{ data?: unknown }>,
) {
  let booked: Answer = {};
  let made: Answer = {};
  const book = async (changes: object): Promise<Answer> => {
    const { data } = await ask(BOOK, { input: callerInput({ ...changes }), key: randomUUID() });
    return (data as { bookForCaller?: Answer } | undefined)?.bookForCaller ?? {};
  };
  const ofBooking = () => ({ targetType: 'booking', targetId: booked.booking?.id });
  const ofLink = () => ({ targetType: 'payment-link', targetId: made.link?.id });
  const slotId = 'standard@2026-12-05T16:00:00.000Z';
  return {
    bookForCaller: {
      make: async () => {
        booked = await book({});
      },
      target: ofBooking,
      before: null,
      after: { slotId, groupSize: 2, totalCents: 5000, payment: 'at_door', beyondThreeMonths: false },
    },
    takeDoorPayment: {
      make: () =>
        ask(TAKE, {
          id: booked.booking?.id,
          input: { amount: '50.00', paidBy: 'cash', revision: 0 },
          key: randomUUID(),
        }),
      target: ofBooking,
      before: { unpaidCents: 5000 },
      after: { unpaidCents: 0 },
    },
    sendPaymentLink: {
      make: async () => {
        made = await book({ payment: 'link', payUntil });
        await ask(SEND, { id: made.link?.id, until: later });
      },
      target: ofLink,
      before: { payUntil },
      after: { payUntil: later },
    },
    correctPaymentLink: {
      make: () =>
        ask(CORRECT, {
          id: made.link?.id,
          input: { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa.d@example.test', phone: '817-555-0169' },
        }),
      target: ofLink,
      before: {},
      after: { corrected: 'e-mail, phone' },
    },
    releasePaymentLink: {
      make: () => ask(RELEASE, { id: made.link?.id }),
      target: ofLink,
      before: { state: 'open' },
      after: { state: 'released' },
    },
  };
}
