import type { CalendarChanged as ChangedView } from '../../generated/schema-types.js';
import type { CalendarChanged } from './calendar-change.js';

export function changedView<Refused extends { readonly __typename: string }>(
  outcome: CalendarChanged | Refused,
): ChangedView | Refused {
  return '__typename' in outcome ? outcome : { __typename: 'CalendarChanged', version: outcome.version };
}
