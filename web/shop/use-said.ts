import { useEffect, useRef, useState } from 'react';

/** What a change did, said below a heading that gets the focus: the pressed button may be gone. */
export function useSaid() {
  const [{ text, isRefused, times }, setSaid] = useState({ text: '', isRefused: false, times: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (times > 0) heading.current?.focus();
  }, [times]);
  const say = (words: string, refused = false): void =>
    setSaid((before) => ({ text: words, isRefused: refused, times: before.times + 1 }));
  return { heading, text, isRefused, say };
}
