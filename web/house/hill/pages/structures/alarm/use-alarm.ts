import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../../../kit/lib/loading/load-part.js';
import moving from '../../../drawings/alarm/moving.svg';
import { ALARM_SECONDS, alarmSteps } from '../../../texts/alarm.js';
import type { AlarmRun } from './run/run-alarm.js';

export type AlarmState = 'ready' | 'loading' | 'failed' | 'running' | 'stopped' | 'over';

/** The step that a time belongs to. */
function stepAt(time: number): number {
  return alarmSteps.findLastIndex(({ time: begins }) => time >= begins - 0.001);
}

/** Script and moving drawing, fetched on first use. @throws TypeError or Error if either doesn't load */
async function load(stage: HTMLElement, world: HTMLElement): Promise<AlarmRun> {
  const [{ runAlarm }, answer] = await Promise.all([loadPart(() => import('./run/run-alarm.js')), fetch(moving)]);
  if (!answer.ok) throw new Error(`the moving drawing answered ${answer.status}`);
  return runAlarm(stage, world, await answer.text());
}

interface Parts {
  readonly stage: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLElement | null>;
  /** Told the time many times a second, without rendering. */
  readonly onTime: (time: number) => void;
}

/** Plays, stops and shows the alarm. `step` and `state` render; the time between steps doesn't. */
export function useAlarm({ stage, world, onTime }: Parts) {
  const [state, setState] = useState<AlarmState>('ready');
  const [step, setStep] = useState(0);
  const time = useRef(0);
  const run = useRef<Promise<AlarmRun>>(undefined);
  useEffect(() => () => void run.current?.then((alarm) => alarm.stop()), []);

  const ready = useCallback(async (): Promise<AlarmRun | undefined> => {
    if (stage.current === null || world.current === null) return undefined;
    if (run.current === undefined) setState('loading');
    run.current ??= load(stage.current, world.current);
    try {
      return await run.current;
    } catch {
      run.current = undefined;
      setState('failed');
      return undefined;
    }
  }, [stage, world]);

  const reach = (now: number): void => {
    time.current = now;
    setStep(stepAt(now));
    onTime(now);
  };

  const show = async (now: number): Promise<void> => {
    const alarm = await ready();
    if (alarm === undefined) return;
    alarm.stop();
    alarm.show(now);
    reach(now);
    setState(now >= ALARM_SECONDS ? 'over' : 'stopped');
  };

  const play = async (from: number, withSound: boolean): Promise<void> => {
    const alarm = await ready();
    if (alarm === undefined) return;
    setState('running');
    alarm.play(from, withSound, reach, () => setState('over'));
  };

  const stop = async (): Promise<void> => {
    (await ready())?.stop();
    setState('stopped');
  };

  return { state, step, time, show, play, stop };
}
