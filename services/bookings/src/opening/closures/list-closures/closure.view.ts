import { formatCents } from '@hilltop/platform/values/cents';
import type {
  Closure as ClosureView,
  ClosureGroup as GroupView,
  DisplacedParty as PartyView,
} from '../../../generated/schema-types.js';
import { shownTime } from '../../schedule/start-times.js';
import { parseSlotId } from '../../slots/slot.entity.js';
import type { CountedClosure, DisplacedParty, ReachedGroup } from './closures.repository.js';

/** Its parties are read only when a query selects them. */
export function closureView({
  from,
  until,
  times,
  deadline,
  closedAt,
  reopenedAt,
  unansweredCents,
  ...closure
}: CountedClosure): Omit<ClosureView, 'answers'> & { answers: [] } {
  return {
    ...closure,
    __typename: 'Closure',
    date: from,
    until,
    times: times?.map(shownTime) ?? null,
    deadline: deadline.toISOString(),
    closedAt: closedAt.toISOString(),
    reopenedAt: reopenedAt?.toISOString() ?? null,
    unansweredAmount: formatCents(unansweredCents),
    answers: [],
  };
}

export function partyView({
  fromSlotId,
  startsAt,
  totalCents,
  foodPlatform,
  askedAt,
  ...party
}: DisplacedParty): PartyView {
  return {
    ...party,
    __typename: 'DisplacedParty',
    fromStartsAt: parseSlotId(fromSlotId).startsAt.toISOString(),
    startsAt: startsAt.toISOString(),
    askedAt: askedAt?.toISOString() ?? null,
    totalAmount: formatCents(totalCents),
    foodOrdered: foodPlatform !== 'none',
  };
}

export function groupView({ id, ...group }: ReachedGroup): GroupView {
  return { __typename: 'ClosureGroup', group: { __typename: 'Group', id }, ...group };
}
