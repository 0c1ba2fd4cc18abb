import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The server's time in ms since 1970, as far as the phone knows it. @param clockOffsetMs what to add to the phone's clock */
export function useServerNow(clockOffsetMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now + clockOffsetMs;
}
