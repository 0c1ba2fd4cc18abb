import { percentile } from './measure/statistics.ts';

/** Times of `web/e2e/door/measurements`, in ms. */
export interface DoorTimes {
  /** How many times slower the page and the scanner's worker were made. */
  readonly slowdown: number;
  /** From a reload without a network to the first party. */
  readonly sheetMs: readonly number[];
  /** From the first frame with a ticket to the verdict. */
  readonly verdictMs: readonly number[];
  /** Of a frame with a ticket in the worker, before the slowdown. */
  readonly readMs: readonly number[];
}

export interface DoorFacts extends DoorTimes {
  readonly machine: string;
  /** Average of the last five minutes. */
  readonly load: number;
}

/** Floors, in ms. */
const most = { sheet: 1000, verdict: 300 };

function row(name: string, values: readonly number[], floor?: number): string {
  const [middle, high] = [percentile(values, 0.5), percentile(values, 0.95)].map(Math.round);
  const aim = floor === undefined ? '' : `${floor} ms: ${(high ?? Number.NaN) <= floor ? 'reached' : 'not reached'}`;
  return `| ${name} | ${values.length} | ${middle} ms | ${high} ms | ${aim} |`;
}

export function doorPage({ machine, load, slowdown, sheetMs, verdictMs, readMs }: DoorFacts): string {
  return `# The page at the door

Written by \`make bench\`. Chromium without a network and with a fake camera that plays tickets at 1280 x 720 and 30 frames a second:
upright, tilted, upside down, aslant, dim, small and torn, with an empty picture in between. The page's thread is slowed down
${slowdown} times by Chromium. Its slowdown does not reach workers: the scanner's worker answers no sooner than after ${slowdown} times the
median that a frame took before.

A verdict is timed from the earliest moment at which the first frame with the ticket can have been there to the paint of the verdict.
The slowdown keeps one core busy, and the camera, drawing without a graphics card and the site run on the same machine: with two cores,
waiting for a core is part of every time.

${machine}. Load average ${load.toFixed(1)}.

| | count | p50 | p95 | floor for p95 |
| --- | --: | --: | --: | --- |
${row('first frame with a ticket to verdict', verdictMs, most.verdict)}
${row('one frame with a ticket in the worker, before the slowdown', readMs)}
${row('reload without a network to the first party', sheetMs, most.sheet)}
`;
}
