import { useEffect, useState } from 'react';

/** Scroll distances below this don't count as a change of direction: a finger trembles. */
const TREMBLE_PX = 8;

/** Whether the visitor is past the first screen and last scrolled downward. */
export function useReadingDown(): boolean {
  const [readingDown, setReadingDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = (): void => {
      const top = window.scrollY;
      if (Math.abs(top - last) < TREMBLE_PX) return;
      setReadingDown(top > last && top > window.innerHeight);
      last = top;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return readingDown;
}
