import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { guestsOf } from '../../src/prices/ticket-line.js';
import { walkUpInput } from '../../src/selling/walk-up/sell-walk-up.input.js';
import { adults, SLOT } from './booking-request.js';

/** A party of two at the door that pays in cash. */
export function walkUpPayload(changes: Record<string, unknown> = {}) {
  const { tickets = adults(2) } = changes as { tickets?: ReturnType<typeof adults> };
  return {
    ...SLOT,
    tickets,
    name: 'Nora Fielding',
    totalAmount: (25 * guestsOf(tickets)).toFixed(2),
    paidBy: 'cash',
    waiversSigned: true,
    ...changes,
  };
}

/** The same, parsed by the service's schema. */
export const walkUpRequest = (changes: Record<string, unknown> = {}) => walkUpInput.parse(walkUpPayload(changes));

/** A key for a sale, as a phone creates it. */
export const newSaleKey = (): string => randomUUID();

export const testGuide = { ...testStaff, staffRole: 'guide' } as const;
