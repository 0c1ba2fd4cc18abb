import type { RefusalName, RefusalRow } from './refusal-row.js';

type DeskRefusal = 'RefundNotFailed' | 'RefundNotByHand' | 'RefundTooHigh' | 'BookingNoteNotFound' | 'WaiverNotFound';

export const refundProblems: { readonly [Name in DeskRefusal & RefusalName]: RefusalRow<Name> } = {
  RefundNotFailed: { status: 409, name: 'refund-not-failed', title: 'This refund has not failed.' },
  RefundNotByHand: { status: 409, name: 'refund-not-by-hand', title: 'There is nothing to refund by hand.' },
  RefundTooHigh: {
    status: 409,
    name: 'refund-too-high',
    title: 'That is more than was paid.',
    facts: ({ left }) => ({ left }),
  },
  WaiverNotFound: { status: 404, name: 'waiver-not-found', title: 'There is no such signed waiver.' },
  BookingNoteNotFound: { status: 404, name: 'booking-note-not-found', title: 'There is no such note.' },
};
