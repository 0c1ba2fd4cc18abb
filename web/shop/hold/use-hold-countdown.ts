import { type RefObject, useEffect, useState } from 'react';
import { holdSecondsLeft, spokenCountdown, type TimeLeft } from './hold-clock.js';

/** The page's clock when the server reported the hold; undefined after a reload. */
export type ToldOn = RefObject<{ readonly toldAt: number; readonly page: number } | undefined>;

/** Seconds left of a hold; 0 without one. */
export function readSecondsLeft(hold: TimeLeft | undefined, toldOn: ToldOn): number {
  if (hold === undefined) return 0;
  const told = toldOn.current;
  const clocks = { wall: Date.now(), page: performance.now() };
  return holdSecondsLeft(hold, clocks, told?.toldAt === hold.toldAt ? told.page : undefined);
}

interface Countdown {
  readonly hold: TimeLeft | undefined;
  readonly secondsLeft: number;
  readonly spoken: string;
}

function next(before: Countdown, hold: TimeLeft | undefined, secondsLeft: number): Countdown {
  const isSame = before.hold === hold;
  if (isSame && before.secondsLeft === secondsLeft) return before;
  const spoken = isSame ? (spokenCountdown(before.secondsLeft, secondsLeft) ?? before.spoken) : '';
  return { hold, secondsLeft, spoken };
}

/** Counts down a hold by the second, with announcements at five, two and one minutes and at the end. */
export function useHoldCountdown(hold: TimeLeft | undefined, toldOn: ToldOn): Countdown {
  const [countdown, setCountdown] = useState<Countdown>(() => ({
    hold,
    secondsLeft: readSecondsLeft(hold, toldOn),
    spoken: '',
  }));

  useEffect(() => {
    const tick = (): void => setCountdown((before) => next(before, hold, readSecondsLeft(hold, toldOn)));
    tick();
    if (hold === undefined) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [hold, toldOn]);

  return countdown.hold === hold ? countdown : next(countdown, hold, readSecondsLeft(hold, toldOn));
}
