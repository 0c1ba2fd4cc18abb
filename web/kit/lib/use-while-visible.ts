import { useEffect, useRef } from 'react';

/** Repeats `work` while the page can be seen, and does it at once when it is seen again. */
export function useWhileVisible(isOn: boolean, everyMs: number, work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOn, everyMs]);
}
