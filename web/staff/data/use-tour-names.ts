import { useQuery } from '@apollo/client/react';
import { StaffTourNamesDocument, type TourType } from '../../generated/staff-operations.js';
import { listed } from '../../kit/lib/sentences.js';

interface Named {
  readonly type: TourType;
  readonly name: string;
}

/** What times of a type are called: the names of the tours on offer that share them. @param tours undefined until they are known */
export function tourNameOf(type: TourType, tours: readonly Named[] | undefined): string {
  if (!tours) return 'Tour';
  const names = tours.filter((tour) => tour.type === type).map(({ name }) => name);
  return names.length > 0 ? listed(names) : 'Tour no longer offered';
}

/** The one home of what staff call the times of a type. */
export function useTourNames(): (type: TourType) => string {
  const { data } = useQuery(StaffTourNamesDocument, { fetchPolicy: 'cache-first', errorPolicy: 'ignore' });
  return (type) => tourNameOf(type, data?.tours ?? undefined);
}
