import { bookingPayload } from './booking-request.js';

const NOTE_ID = '0195c1a2-3b4c-4d5e-8f60-112233445599';
const ADD = `mutation ($id: ID!) { addBookingNote(bookingId: $id, input: { id: "${NOTE_ID}", text: "Ada", forDoor: true }) {
  __typename } }`;
const REMOVE = `mutation { removeBookingNote(noteId: "${NOTE_ID}") { __typename } }`;

/**
 * What the desk does with a booking beside its visit, and the staff actions.
 *
 * @param change a change by staff, which adds a revision
 * @param ask any other mutation about the booking
 */
export function deskMutations(
  change: (mutation: string, type: string, input: object) => Promise<unknown>,
  ask: (query: string) => Promise<unknown>,
  bookingId: () => string,
) {
  const target = () => ({ targetType: 'booking', targetId: bookingId() });
  const { email } = bookingPayload();
  const contact = { firstName: 'Ada', lastName: 'King', email, phone: '817-555-0199' };
  return {
    staffCorrectContact: {
      make: () => change('staffCorrectContact', 'CorrectContactInput', contact),
      target,
      before: {},
      after: { corrected: 'name, phone' },
    },
    staffRefundGoodwill: {
      make: () => change('staffRefundGoodwill', 'RefundGoodwillInput', { amount: '5.00' }),
      target,
      before: { goodwillCents: 0 },
      after: { goodwillCents: 500 },
    },
    addBookingNote: { make: () => ask(ADD), target, before: null, after: { forDoor: true } },
    removeBookingNote: { make: () => ask(REMOVE), target, before: { forDoor: true }, after: null },
  };
}
