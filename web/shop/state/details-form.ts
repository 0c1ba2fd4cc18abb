import { t } from '@lingui/core/macro';
import { MAX_GROUP_SIZE, NEEDS_LENGTH, NOTE_LENGTH } from '../../../services/shared/contracts/src/house/bounds.js';
import { ADULT, guestsIn } from '../../kit/lib/tickets/party.js';
import { emailField, lineField, nameField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { type AskedQuestion, typedAnswers, unansweredKeys } from '../../kit/party/answers.js';

const text = z.string();

/** As typed, valid or not. What a tab of an earlier release lacks is empty. */
export const typedDetails = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  /** Nobody while it is not chosen yet. */
  party: z.record(text, z.int().min(0).max(MAX_GROUP_SIZE)),
  specialRequests: text,
  accessNeeds: text.default(''),
  answers: typedAnswers.default({}),
});

/** As filled in, valid or not. */
export const typedWaiver = z.object({
  liabilityWaiverAccepted: z.boolean(),
  additionalNotes: text,
  /** Missing until it is ticked. */
  mailAfterVisit: z.boolean().optional(),
});

export const noDetails = typedDetails.parse({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  party: { [ADULT]: 1 },
  specialRequests: '',
});

export const noWaiver = typedWaiver.parse({ liabilityWaiverAccepted: false, additionalNotes: '' });

/**
 * Rules and messages of product.md §5, and the tour's party limit; other upper bounds are the server's. @param
 * maxGroupSize in guests @param questions that the tour asks online
 */
export function detailsShape(maxGroupSize: number, questions: readonly AskedQuestion[] = []) {
  const shape = z.object({
    firstName: nameField(t`First name`, 2, 100),
    lastName: nameField(t`Last name`, 2, 100),
    email: emailField,
    phone: lineField().min(10, t`Please enter a valid phone number`).max(40, t`Please enter a valid phone number`),
    party: z
      .record(z.string(), z.int())
      .refine((party) => guestsIn(party) >= 1, t`Group size must be at least 1`)
      .refine((party) => guestsIn(party) <= MAX_GROUP_SIZE, t`Maximum group size is ${MAX_GROUP_SIZE}`)
      .refine((party) => guestsIn(party) <= maxGroupSize, t`Maximum group size on this tour is ${maxGroupSize}`),
    specialRequests: z.string().max(NOTE_LENGTH, t`Special requests can have at most ${NOTE_LENGTH} characters`),
    accessNeeds: z.string().max(NEEDS_LENGTH, t`Access needs can have at most ${NEEDS_LENGTH} characters`),
    answers: typedAnswers,
  });
  return shape.superRefine(({ answers, party }, context) => {
    for (const key of unansweredKeys(questions, guestsIn(party), answers))
      context.addIssue({ code: 'custom', path: ['answers', key], message: t`Please answer this` });
  });
}

export const waiverShape = z.object({
  liabilityWaiverAccepted: z
    .boolean()
    .refine((accepted) => accepted, t`You must accept the liability waiver to continue`),
  additionalNotes: z.string().max(NOTE_LENGTH, t`Additional notes can have at most ${NOTE_LENGTH} characters`),
  mailAfterVisit: z.boolean().optional(),
});
