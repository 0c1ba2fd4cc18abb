import { useEffect, useState } from 'react';

/** A wait that takes this many milliseconds shows itself; a shorter one would only flicker. */
export const SHOWN_AFTER_MS = 300;

/** Whether something has been waiting for so long that it should show. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
