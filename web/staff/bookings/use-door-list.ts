import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { StaffBookingsDocument } from '../../generated/staff-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { StaffBooking } from './booking-columns.js';

/** More than a day can have. */
const MOST_PAGES = 100;

/** Everybody expected on a day, by start, then by name. */
export interface DoorList {
  readonly date: string;
  readonly bookings: readonly StaffBooking[];
}

/** Fetches all pages of the day, and opens the browser's print dialog. */
export function useDoorList(): {
  readonly list: DoorList | undefined;
  readonly isFetching: boolean;
  readonly print: (date: string) => Promise<void>;
} {
  const client = useApolloClient();
  const [list, setList] = useState<DoorList>();
  const [isFetching, setIsFetching] = useState(false);

  // Printed once it is rendered, then removed.
  useEffect(() => {
    if (list === undefined) return;
    window.print();
    setList(undefined);
  }, [list]);

  const wholeDay = async (date: string): Promise<readonly StaffBooking[]> => {
    const all: StaffBooking[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { data } = await client.query({
        query: StaffBookingsDocument,
        variables: { date, offset: all.length, search: '', sort: 'START', direction: 'ASCENDING' },
        fetchPolicy: 'no-cache',
      });
      const read = data?.bookings;
      if (!read) break;
      all.push(...read.bookings);
      if (read.bookings.length === 0 || all.length >= read.total) return all;
    }
    throw new Error('The bookings could not be loaded');
  };

  const print = async (date: string): Promise<void> => {
    setIsFetching(true);
    try {
      const bookings = await wholeDay(date);
      setList({ date, bookings: bookings.filter(({ status }) => status === 'confirmed') });
    } catch {
      showToast({ title: 'Error', text: 'The list could not be loaded. Please try again.', tone: 'refused' });
    }
    setIsFetching(false);
  };

  return { list, isFetching, print };
}
