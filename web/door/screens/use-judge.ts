import { useCallback, useRef, useState } from 'react';
import type { Day } from '../data/day.js';
import { type Judged, judge as judgeText } from '../ticket/judge.js';
import { judgeAnswer } from '../ticket/judge-answer.js';
import { isAskable, lookUp } from '../ticket/look-up.js';
import { signal } from '../ticket/verdict-signal.js';
import { verdictWords } from '../ticket/verdict-words.js';

/** A ticket or party that was read or tapped. */
export interface Reading {
  /** Unique per verdict shown, also for the same ticket: what is typed for one is not shown for the next. */
  readonly number: number;
  readonly judged: Judged;
}

interface Judging {
  readonly reading: Reading | undefined;
  readonly read: (text: string) => Promise<void>;
  /** @param number leaves the reading only if it is still this one */
  readonly leave: (number?: number) => void;
}

/** Judges what is read at once. What the list does not have is looked up on the server while staff go on. */
export function useJudge(day: Day | undefined, hasSignal: boolean, judge = judgeText): Judging {
  const [reading, setReading] = useState<Reading>();
  /** The latest reading or leaving: an answer about an earlier one comes too late. */
  const latest = useRef(0);
  const read = useCallback(
    async (text: string): Promise<void> => {
      if (!day) return;
      latest.current += 1;
      const number = latest.current;
      const show = (judged: Judged): void => {
        if (latest.current !== number) return;
        setReading({ number, judged });
        signal(verdictWords(judged, day).look);
      };
      const found = await judge(text, day);
      if (!isAskable(found)) return show(found);
      const asked: Judged = { ...found, asked: hasSignal ? 'asking' : 'unanswered' };
      show(asked);
      if (hasSignal && latest.current === number) show(judgeAnswer(asked, await lookUp(asked), day));
    },
    [day, hasSignal, judge],
  );
  const leave = useCallback((number = latest.current): void => {
    if (latest.current !== number) return;
    latest.current += 1;
    setReading(undefined);
  }, []);
  return { reading, read, leave };
}
