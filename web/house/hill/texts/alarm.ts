import type { Certainty } from './certainty.js';

export const ALARM_SECONDS = 12;

export const alarmHeading = 'The alarm, in twelve seconds';

export interface AlarmStep {
  /** In seconds. */
  readonly time: number;
  /** The best moment to stop at, for visitors who want no motion. */
  readonly still: number;
  readonly text: string;
  /** Undefined if no source tells it: only our drawing shows it. */
  readonly certainty?: Certainty;
  readonly source?: string;
}

export const alarmSteps: readonly AlarmStep[] = [
  {
    time: 0,
    still: 0.75,
    text: 'A button at the gate warned the casino.',
    certainty: 'on record',
    source: 'Handbook of Texas; Sean Chaffin; Blood Aces',
  },
  {
    time: 0.8,
    still: 1.4,
    text: 'A wired alarm is said to have ringed the grounds. Where this wire runs is our drawing.',
    certainty: 'reported',
    source: 'The museum',
  },
  { time: 2.2, still: 2.5, text: 'No source says how the room was told. The bell and the lamps are ours.' },
  {
    time: 3,
    still: 3.55,
    text: 'The tables are said to fold into the walls, or to turn into innocent furniture.',
    certainty: 'reported',
    source: 'Blood Aces',
  },
  {
    time: 4.4,
    still: 5.2,
    text: 'A secret room hid the equipment during raids. How the wheel gets there is our drawing.',
    certainty: 'on record',
    source: 'State marker; University of Texas at Arlington',
  },
  {
    time: 6.8,
    still: 7.7,
    text: 'Guests slip out to the tea garden and sit down to half-finished suppers.',
    certainty: 'reported',
    source: 'Sean Chaffin; CBS Texas',
  },
  {
    time: 9.2,
    still: 12,
    text: 'The dealers form a circle and sing hymns, Bibles in hand.',
    certainty: 'local tradition',
    source: 'told in Blood Aces',
  },
];
