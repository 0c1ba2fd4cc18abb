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

const mostMs = { booking: 1_500, page: 400 };
const mostGrowth = 0.1;
const all = 'all';

const heldByAll = ({ held }: Sample): number => Object.values(held).reduce((sum, one) => sum + one, 0);

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
of Debian, each part under the limit of its unit, all in ${machineMegabytes} MB and on one core (cgroups). Caddy is left out. For ${seconds} s, after
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

const size = { width: 900, height: 480, left: 70, right: 150, panel: 150 };
const tops = { memory: 84, latency: 290 };
/** Of each point of a latency. */
const everySeconds = 10;
const colors = { night: '#171c22', cream: '#f4ead5', soft: '#b9ae9a' };
const lineColors = ['#e0b35a', '#8fc1a9', '#9db7e0', '#ff8f7a', '#f4ead5'];

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [at: number, value: number])[];
}

/** The 95th percentile of each ten seconds. */
function latencyOf(kind: keyof typeof mostMs, heard: readonly Heard[]): Line {
  const some = Map.groupBy(
    heard.filter((one) => one.kind === kind),
    ({ at }) => Math.floor(at / everySeconds),
  );
  const points = [...some]
    .toSorted(([one], [other]) => one - other)
    .map(([step, all]) => {
      return [
        (step + 0.5) * everySeconds,
        percentile(
          all.map(({ ms }) => ms),
          0.95,
        ),
      ] as const;
    });
  return { name: `${kind}, p95`, points };
}

/** Lines over time, with limits as dashes. */
function panel(title: string, top: number, seconds: number, lines: readonly Line[], marks: readonly number[]): string {
  const most = 1.1 * Math.max(...marks, ...lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const x = (at: number) => (size.left + (at / seconds) * (size.width - size.left - size.right)).toFixed(1);
  const y = (value: number) => (top + size.panel * (1 - value / most)).toFixed(1);
  const drawn = lines.map(({ name, points }, at) => {
    const color = lineColors[at % lineColors.length];
    const path = points.map(([when, value]) => `${x(when)},${y(value)}`).join(' ');
    const label = `<text x="${size.width - size.right + 12}" y="${top + 14 + at * 20}" fill="${color}">${name}</text>`;
    return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${label}`;
  });
  const dashes = marks.map(
    (mark) => `<path d="M${x(0)} ${y(mark)}H${x(seconds)}" stroke="${colors.soft}" stroke-dasharray="4 4"/>
<text x="${size.left - 8}" y="${Number(y(mark)) + 4}" text-anchor="end" font-size="12" fill="${colors.soft}">${mark}</text>`,
  );
  const axis = `<path d="M${x(0)} ${y(0)}H${x(seconds)}" stroke="${colors.soft}"/>`;
  const heading = `<text x="${size.left}" y="${top - 12}" fill="${colors.soft}">${title}</text>`;
  return [heading, axis, ...dashes, ...drawn].join('\n');
}

/** Memory and latency of the measured time, as an SVG. */
export function drawLoad({ samples, heard, seconds }: SmallResults): string {
  const memory = [
    ...parts.map((part): Line => ({ name: part, points: samples.map(({ at, held }) => [at, held[part] ?? 0]) })),
    { name: 'all', points: samples.map((sample) => [sample.at, heldByAll(sample)] as const) },
  ];
  const latency = [latencyOf('booking', heard), latencyOf('page', heard)];
  const title = `${heard.length} answers in ${seconds} seconds, on one core and 2 GB`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" font-family="system-ui, sans-serif" font-size="14" role="img">
<title>${title}</title>
<rect width="${size.width}" height="${size.height}" fill="${colors.night}"/>
<text x="24" y="38" font-size="21" fill="${colors.cream}">One small machine: ${title}</text>
${panel('Memory that cannot be given back, MB', tops.memory, seconds, memory, [machineMegabytes])}
${panel('Answers, ms', tops.latency, seconds, latency, Object.values(mostMs))}
<text x="${size.left}" y="${size.height - 14}" font-size="12" fill="${colors.soft}">${seconds} seconds from left to right; dashes: the memory of the machine, and what must not be exceeded</text>
</svg>
`;
}
