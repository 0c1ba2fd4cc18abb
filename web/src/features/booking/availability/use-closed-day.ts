import { useEffect, useState } from 'react';
import { longDate } from '../../../lib/venue-dates.js';
import { type Day, dayNote } from './seat-labels.js';

/** A day chosen while its month loads can turn out closed: it is dropped. @returns why, until another day is chosen */
export function useClosedDay(date: string | undefined, day: Day | undefined, drop: () => void): string | undefined {
  const [reason, setReason] = useState<string>();
  const isClosed = date !== undefined && day !== undefined && !day.open;
  useEffect(() => {
    if (isClosed) {
      setReason(`${longDate(date)}: ${dayNote(day)}.`);
      drop();
    } else if (date !== undefined) setReason(undefined);
  }, [isClosed, date, day, drop]);
  return reason;
}
