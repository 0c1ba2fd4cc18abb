import type { MoneyLine as MoneyLineView } from '../../generated/schema-types.js';
import type { MoneyLine } from '../../lines/money-line.entity.js';

export function lineView({
  businessDate,
  at,
  startsAt,
  isRefund,
  position,
  writtenAt,
  ...line
}: MoneyLine): MoneyLineView {
  return {
    __typename: 'MoneyLine',
    ...line,
    date: businessDate,
    at: at.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
  };
}
