import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing before a search is sent. */
const DELAY_MS = 300;

/** A text that has not changed for a moment. @param onSettled e.g. shows the first page of the new search */
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
