import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { BookingNotFound } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { Actor } from '../booking-change.entity.js';

export interface StaffArguments {
  readonly bookingId: string;
  readonly input: unknown;
  readonly reason: string;
  readonly idempotencyKey?: string | null;
}

export const reasonInput = z.object({
  reason: lineField()
    .min(3, 'Please give a reason in a few words')
    .max(500, 'The reason can have at most 500 characters'),
});

export type StaffOrderRefusal = InvalidInput | BookingNotFound;

export interface StaffOrder<Request> {
  readonly bookingId: string;
  readonly request: Request;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
}

/** @param action name of the mutation */
export function staffOrder<Shape extends z.ZodType>(
  shape: Shape,
  given: StaffArguments,
  staff: StaffIdentity,
  action: string,
): StaffOrder<z.output<Shape>> | StaffOrderRefusal {
  const parsed = parseInput(shape, given.input);
  if (!parsed.ok) return parsed.refusal;
  const reason = parseInput(reasonInput, { reason: given.reason });
  if (!reason.ok) return reason.refusal;
  const key = parseInput(idempotencyKeyInput, { idempotencyKey: given.idempotencyKey });
  if (!key.ok) return key.refusal;
  if (!isUuid(given.bookingId)) return refuse.BookingNotFound({ replaced: false });
  const actor: Actor = { by: 'staff', staff, action, reason: reason.value.reason };
  return { bookingId: given.bookingId, request: parsed.value, actor, idempotencyKey: key.value.idempotencyKey };
}
