import type { SealedDay as SealedDayView } from '../../generated/schema-types.js';
import type { SealedDay } from '../sealed-day.entity.js';

export function sealedDayView({ sums, sealedAt, ...day }: SealedDay): SealedDayView {
  const accounts = Object.entries(sums).map(([account, cents]) => ({
    __typename: 'SealedAccount' as const,
    account,
    cents,
  }));
  return { __typename: 'SealedDay', ...day, sealedAt: sealedAt.toISOString(), accounts };
}
