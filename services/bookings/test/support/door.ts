import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { walkUpInput } from '../../src/selling/walk-up/sell-walk-up.input.js';
import { SLOT } from './booking-request.js';

/** A party of two at the door that pays in cash. */
export function walkUpPayload(changes: Record<string, unknown> = {}) {
  const groupSize = typeof changes.groupSize === 'number' ? changes.groupSize : 2;
  return {
    ...SLOT,
    groupSize,
    name: 'Nora Fielding',
    totalAmount: (25 * groupSize).toFixed(2),
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
