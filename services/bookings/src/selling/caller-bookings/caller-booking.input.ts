import { LANGUAGES } from '@hilltop/contracts/house/languages';
import { instantField } from '@hilltop/platform/values/calendar-date';
import { optionalEmailField } from '@hilltop/platform/values/typed-email';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { reasonInput } from '../../visits/staff-changes/staff-order.js';
import { visitInput } from '../create-booking/create-booking.input.js';

/** The party pays by a mailed link, at the door, or nothing. */
export const CALLER_PAYMENTS = ['link', 'at_door', 'free'] as const;
export type CallerPayment = (typeof CALLER_PAYMENTS)[number];

/** How long a payment link can hold seats. */
export const LONGEST_LINK_HOURS = 72;

const reason = lineField()
  .nullish()
  .transform((text) => text || null)
  .pipe(reasonInput.shape.reason.nullable());

/** Guests sign the waiver later, and nothing is held yet. */
const callerVisitInput = visitInput
  .omit({ liabilityWaiverAccepted: true, mailAfterVisit: true, holdId: true })
  .extend({ email: optionalEmailField });

/** UTC, ISO 8601. */
export const payUntilField = instantField.transform((text) => new Date(text));

/** Amounts become cents. */
export const callerBookingInput = callerVisitInput
  .extend({
    payment: z.enum(CALLER_PAYMENTS, 'Please choose how the party pays: link, at_door or free'),
    payUntil: payUntilField.nullish().transform((moment) => moment ?? null),
    freeBecause: reason,
    beyondBecause: reason,
    language: z
      .enum(LANGUAGES, 'Please choose en or es')
      .nullish()
      .transform((picked) => picked ?? 'en'),
    noteForDoor: linesField()
      .max(1000, 'The note can have at most 1000 characters')
      .nullish()
      .transform((text) => text || null),
  })
  .superRefine((given, context) => {
    const missing = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (given.payment === 'free' && given.freeBecause === null) {
      missing('freeBecause', 'Write why this visit is free, in a few words');
    }
    if (given.payment !== 'link') return;
    if (given.email === null) missing('email', 'A link can only go to an e-mail address');
    if (given.payUntil === null) missing('payUntil', 'Please choose until when the seats are held');
  });

export type CallerBookingRequest = z.output<typeof callerBookingInput>;

export type CallerParty = z.output<typeof callerVisitInput>;

export function partyOf(request: CallerBookingRequest): CallerParty {
  const {
    payment: _payment,
    payUntil: _until,
    freeBecause: _free,
    beyondBecause: _beyond,
    noteForDoor: _note,
    language: _language,
    ...party
  } = request;
  return party;
}
