import type { Times } from '../bookings/front-door/processor-time.ts';
import { median } from '../results-page.ts';
import type { Burst } from './sides.ts';

export type Round = Omit<Burst, 'names'>;

export type UploadsFacts = {
  machine: string;
  /** Processes at work on the machine in the minute before the first round, in the mean. */
  load: number;
  /** Of one picture, in bytes. */
  bytes: number;
  pictures: number;
  atOnce: number;
  ours: Round[];
  bare: Round[];
  /** Pictures that were answered and are not served, or under another name than the same work gives them elsewhere. */
  wrong: number;
  /** Milliseconds that each part of Hilltop was at work for each picture, by rounds. */
  processor: Times[];
};

function line(name: string, rounds: readonly Round[]): string {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const speeds = rounds.map(({ perSecond }) => perSecond.toFixed(1));
  const range = `${Math.min(...speeds.map(Number))} to ${Math.max(...speeds.map(Number))}`;
  return `| ${name} | ${middle(({ perSecond }) => perSecond).toFixed(1)} | ${range} | ${middle(({ megabytesPerSecond }) => megabytesPerSecond).toFixed(1)} | ${middle(({ p50 }) => p50).toFixed(0)} | ${middle(({ p99 }) => p99).toFixed(0)} |`;
}

function processorTable(rounds: readonly Times[]): string {
  const parts = [...new Set(rounds.flatMap((times) => Object.keys(times)))];
  const of = (part: string) => median(rounds.map((times) => times[part] ?? 0));
  const sorted = parts.map((part) => [part, of(part)] as const).sort(([, one], [, other]) => other - one);
  const sum = sorted.reduce((all, [, one]) => all + one, 0);
  return `| processor time for each picture, ms | |
| --- | --: |
${sorted.map(([part, time]) => `| ${part} | ${time.toFixed(1)} |`).join('\n')}
| **all** | **${sum.toFixed(1)}** |`;
}

/** The page of figures, as Markdown. */
export function uploadsPage(facts: UploadsFacts): string {
  const { machine, load, bytes, pictures, atOnce, ours, bare, wrong, processor } = facts;
  const speed = (rounds: readonly Round[]) => median(rounds.map(({ perSecond }) => perSecond));
  return `# How fast pictures come in

JPEGs of 1600 × 1200, ${Math.round(bytes / 1000)} kB each and each like no other, ${atOnce} at a time, ${pictures} in a round; median of ${ours.length} rounds by turns,
and the range. Hilltop: \`POST /api/upload\` at the gateway, as staff do; media decodes each, writes it anew without what else was
in the file, puts it into the object store, notes it in its database and tells of it. Bare: the same work of one process on the same
files, and the same store, with no HTTP before it, no database and no events. Every picture that was answered was fetched again, and
its name, which is the checksum of what is kept, is the one that the bare side came to: ${wrong} wrong or missing of ${pictures * ours.length}.
Written by \`make bench\` (\`node infra/bench/uploads.ts\`).

${machine}; ${load.toFixed(1)} processes at work before the first round.

| | pictures/s | range | MB/s | wait ms, median | p99 |
| --- | --: | --: | --: | --: | --: |
${line('Hilltop', ours)}
${line('bare', bare)}

Hilltop to bare: ${(speed(ours) / speed(bare)).toFixed(2)} ×.

${processorTable(processor)}
`;
}
