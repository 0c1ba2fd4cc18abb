import { useCallback, useRef, useState } from 'react';
import type { Day } from '../data/day.js';
import { type Judged, judge } from '../ticket/judge.js';
import { judgeAnswer } from '../ticket/judge-answer.js';
import { isAskable, lookUp } from '../ticket/look-up.js';
import { signal } from '../ticket/verdict-signal.js';
import { verdictWords } from '../ticket/verdict-words.js';

interface Judging {
  readonly judged: Judged | undefined;
  readonly read: (text: string) => Promise<void>;
  readonly leave: () => void;
}

/** Judges what is read at once, and asks the server about what the list does not have while staff go on. */
export function useJudge(day: Day | undefined, hasSignal: boolean): Judging {
  const [judged, setJudged] = useState<Judged>();
  /** The last one that was read: an answer about an earlier one comes too late. */
  const latest = useRef<Judged>(undefined);
  const show = useCallback((next: Judged | undefined, list?: Day): void => {
    latest.current = next;
    setJudged(next);
    if (next && list) signal(verdictWords(next, list).look);
  }, []);
  const read = useCallback(
    async (text: string): Promise<void> => {
      if (!day) return;
      const found = await judge(text, day);
      if (!isAskable(found)) return show(found, day);
      const asked: Judged = { ...found, asked: hasSignal ? 'asking' : 'unanswered' };
      show(asked, day);
      if (!hasSignal) return;
      const answer = await lookUp(asked);
      if (latest.current === asked) show(judgeAnswer(asked, answer, day), day);
    },
    [day, hasSignal, show],
  );
  const leave = useCallback(() => show(undefined), [show]);
  return { judged, read, leave };
}
