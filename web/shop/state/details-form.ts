import { MAX_GROUP_SIZE, NEEDS_LENGTH, NOTE_LENGTH } from '../../../services/shared/contracts/src/house/bounds.js';
import { emailField, lineField, nameField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';

const text = z.string();

/** As typed, valid or not. What a tab of an earlier release lacks is empty. */
export const typedDetails = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  /** 0 while nobody is chosen yet. */
  groupSize: z.int().min(0).max(MAX_GROUP_SIZE),
  /** Guests by type, together `groupSize`; empty for adults alone. */
  tickets: z.record(text, z.int().min(0).max(MAX_GROUP_SIZE)).default({}),
  specialRequests: text,
  accessNeeds: text.default(''),
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
  groupSize: 1,
  specialRequests: '',
});

export const noWaiver = typedWaiver.parse({ liabilityWaiverAccepted: false, additionalNotes: '' });

/**
 * Rules and messages of product.md §5, and the tour's party limit; other upper bounds are the server's. @param
 * maxGroupSize in guests
 */
export function detailsShape(maxGroupSize: number) {
  return z.object({
    firstName: nameField('First name', 2, 100),
    lastName: nameField('Last name', 2, 100),
    email: emailField,
    phone: lineField().min(10, 'Please enter a valid phone number').max(40, 'Please enter a valid phone number'),
    groupSize: z
      .int('Group size must be at least 1')
      .min(1, 'Group size must be at least 1')
      .max(MAX_GROUP_SIZE, `Maximum group size is ${MAX_GROUP_SIZE}`)
      .max(maxGroupSize, `Maximum group size on this tour is ${maxGroupSize}`),
    tickets: z.record(z.string(), z.int()),
    specialRequests: z.string().max(NOTE_LENGTH, `Special requests can have at most ${NOTE_LENGTH} characters`),
    accessNeeds: z.string().max(NEEDS_LENGTH, `Access needs can have at most ${NEEDS_LENGTH} characters`),
  });
}

export const waiverShape = z.object({
  liabilityWaiverAccepted: z
    .boolean()
    .refine((accepted) => accepted, 'You must accept the liability waiver to continue'),
  additionalNotes: z.string().max(NOTE_LENGTH, `Additional notes can have at most ${NOTE_LENGTH} characters`),
  mailAfterVisit: z.boolean().optional(),
});
