import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing after which a search is sent, in ms. */
const DELAY_MS = 300;

/** A text once it has not changed for a moment. @param onSettled called with a new one, e.g. to show its first page */
export function useSettled(text: string, onSettled: () => void): string {
  const [settled, setSettled] = useState(text);
  const tell = useEffectEvent(onSettled);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => {
      setSettled(text);
      tell();
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
