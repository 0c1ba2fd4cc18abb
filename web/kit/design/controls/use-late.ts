import { useEffect, useState } from 'react';

/** A shorter wait is not shown, because it would only flicker. */
export const SHOWN_AFTER_MS = 300;

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
