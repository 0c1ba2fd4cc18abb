import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { longDate } from '../../kit/lib/venue-dates.js';
import { dayNote } from './seat-labels.js';
import type { Availability } from './use-availability.js';

/** A day chosen while its month loads can turn out closed: it is dropped. @returns why, until another day is chosen */
export function useClosedDay(
  date: string | undefined,
  { dayOf, window }: Pick<Availability, 'dayOf' | 'window'>,
  drop: () => void,
): string | undefined {
  const day = date === undefined ? undefined : dayOf(date);
  const [reason, setReason] = useState<string>();
  const isClosed = date !== undefined && day !== undefined && !day.open;
  const note = isClosed ? dayNote(day, window) : '';
  useEffect(() => {
    if (isClosed) {
      const day = longDate(date);
      setReason(t`${day}: ${note}.`);
      drop();
    } else if (date !== undefined) setReason(undefined);
  }, [isClosed, date, note, drop]);
  return reason;
}
