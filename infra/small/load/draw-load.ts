import { percentile } from '../../bench/measure/statistics.ts';
import { machineMegabytes, parts } from './limited-machine.ts';
import { type Heard, heldByAll, mostMs, type SmallResults } from './small-page.ts';

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
