import { median, percentile } from '../../bench/measure/statistics.ts';
import { people, photoMegabytes } from './busy-house.ts';
import { limitOf, machineMegabytes, type Part, parts } from './limited-machine.ts';

/** An answer. `at` in seconds from the end of the warm-up; `status` is 0 when none came. */
export interface Heard {
  readonly kind: string;
  readonly at: number;
  readonly status: number;
  readonly ms: number;
}

/** Megabytes of each part, and the seconds of the core that all have used since the end of the warm-up. */
export interface Sample {
  readonly at: number;
  readonly held: Readonly<Record<string, number>>;
  readonly used: number;
}

export interface SmallFacts {
  readonly machine: string;
  /** Before it; includes other programs. */
  readonly load: number;
  readonly date: string;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

export interface SmallResults extends SmallFacts {
  readonly heard: readonly Heard[];
  readonly samples: readonly Sample[];
  /** Because memory was short. */
  readonly killed: number;
  /** How often a part was started again: before anything was broken on purpose, and in all. */
  readonly ended: Readonly<Partial<Record<Part, number>>>;
  readonly restarts: Readonly<Partial<Record<Part, number>>>;
  readonly happened: readonly string[];
  readonly operations: number;
  readonly differences: number;
  readonly recoveredAfterMs: number | undefined;
}

interface Promised {
  readonly promise: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** Of each kind of answer that has a promise. */
export const mostMs = { booking: 1_500, page: 400 };
const mostGrowth = 0.1;
const all = 'all';

/** Megabytes of all parts. */
export const heldByAll = ({ held }: Sample): number => Object.values(held).reduce((sum, one) => sum + one, 0);

/** Megabytes in the first and in the last fifth. */
function growthOf({ samples }: SmallResults, part: Part | typeof all): { begins: number; ends: number } {
  const held = samples.map((sample) => (part === all ? heldByAll(sample) : (sample.held[part] ?? 0)));
  const fifth = Math.ceil(held.length / 5);
  return { begins: median(held.slice(0, fifth)), ends: median(held.slice(-fifth)) };
}

export function promisesOf(results: SmallResults): Promised[] {
  const { heard, killed, ended, differences, recoveredAfterMs } = results;
  const parts = Object.keys(ended);
  const p95 = (kind: string) =>
    percentile(
      heard.filter((one) => one.kind === kind).map(({ ms }) => ms),
      0.95,
    );
  const failed = heard.filter(({ status }) => status === 0 || status >= 500);
  const { begins, ends } = growthOf(results, all);
  const well = recoveredAfterMs === undefined ? 'never' : `after ${(recoveredAfterMs / 1000).toFixed(0)} s`;
  const timed = (kind: keyof typeof mostMs): Promised => ({
    promise: `a ${kind} is answered within ${mostMs[kind]} ms (p95)`,
    measured: `${p95(kind).toFixed(0)} ms`,
    holds: p95(kind) < mostMs[kind] && heard.some((one) => one.kind === kind),
  });
  const names = [...new Set(failed.map(({ kind, status }) => `${kind} ${status}`))];
  return [
    {
      promise: 'no process is killed for memory, none ends',
      measured: `${killed} killed, ${parts.join(', ') || 'none'} ended`,
      holds: killed + parts.length === 0,
    },
    {
      promise: 'every request is answered, none with 5xx',
      measured: `${failed.length} of ${heard.length}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
      holds: failed.length === 0,
    },
    timed('booking'),
    timed('page'),
    {
      promise: 'memory at the end is within 10 % of the beginning',
      measured: `${begins.toFixed(0)} MB, then ${ends.toFixed(0)} MB`,
      holds: Math.abs(ends / begins - 1) <= mostGrowth,
    },
    { promise: 'all is well again by itself after the faults', measured: well, holds: recoveredAfterMs !== undefined },
    {
      promise: 'nothing is lost that was answered, no seat is sold twice',
      measured: `${differences} differences`,
      holds: differences === 0,
    },
  ];
}

export function smallPage(results: SmallResults, promises: readonly Promised[]): string {
  const { heard, samples, seconds, restarts, happened, operations } = results;
  const kinds = [...Map.groupBy(heard, ({ kind }) => kind)].toSorted(([one], [other]) => one.localeCompare(other));
  const answers = kinds.map(([kind, some]) => {
    const ms = some.map((one) => one.ms);
    const [half, most, longest] = [percentile(ms, 0.5), percentile(ms, 0.95), Math.max(...ms)];
    return `| ${kind} | ${some.length} | ${half.toFixed(0)} | ${most.toFixed(0)} | ${longest.toFixed(0)} |`;
  });
  const memory = [...parts, all].map((part) => {
    const { begins, ends } = growthOf(results, part as Part);
    const most = Math.max(...samples.map((one) => (part === all ? heldByAll(one) : (one.held[part] ?? 0))));
    const limit = part === all ? machineMegabytes : limitOf(part as Part);
    return `| ${part} | ${begins.toFixed(0)} | ${ends.toFixed(0)} | ${most.toFixed(0)} | ${limit} |`;
  });
  const core = Math.round((100 * (samples.at(-1)?.used ?? 0)) / seconds);
  const again = Object.entries(restarts).map(([part, times]) => `${part} ${times}`);
  return `# One small machine under a house's load

Written by \`make small-load\` on ${results.date}: a release that \`make small-machine\` made, installed by its \`install.sh\` with PostgreSQL and NATS
of Debian, each part under the limit of its unit, all in ${machineMegabytes} MB and on a core of their own. Caddy is left out. For ${seconds} s, after
${results.warmUpSeconds} s to warm up, ${people.browse} visitors browse, ${people.book} book, one uploads ten photos of ${photoMegabytes} MB (24 megapixels), the desk works, a phone
at the door scans, and reports of a year with 10,000 sales are written one after the other. Visitors are outside of the limits.

| promise | measured | |
| --- | --- | --- |
${promises.map(({ promise, measured, holds }) => `| ${promise} | ${measured} | ${holds ? 'holds' : '**broken**'} |`).join('\n')}

![Memory and latency over the ${seconds} seconds](../../pictures/small-load.svg)

| answers | number | p50 ms | p95 ms | most ms |
| --- | --: | --: | --: | --: |
${answers.join('\n')}

| memory in MB, without files | first fifth | last fifth | most | limit |
| --- | --: | --: | --: | --: |
${memory.join('\n')}

The core was used to ${core} %. Then, while people went on, ${happened.join('; ')}. ${operations} operations in all; started again: ${again.join(', ') || 'nothing'}.

${results.machine}. Load average ${results.load.toFixed(1)} before, with what else ran.
`;
}
