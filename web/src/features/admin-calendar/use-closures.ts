import { useEffect } from 'react';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { type ClosureFactsFragment, ClosuresDocument } from '../../generated/staff-operations.js';

/** While parties are written to, this often, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** The closures of a date, the last made first; looked at again while their parties are being written to. */
export function useClosures(date: string): readonly ClosureFactsFragment[] {
  const { data, reload } = useAdminQuery(ClosuresDocument, {});
  const closures = (data?.closures ?? []).filter((closure) => closure.date <= date && date <= closure.until);
  const isWorking = closures.some(({ writtenTo, parties, reopenedAt }) => reopenedAt === null && writtenTo < parties);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void reload(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
  return closures;
}
