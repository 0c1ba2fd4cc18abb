/** Resident bytes per part after so many minutes of load. */
export interface MemorySample {
  readonly minute: number;
  readonly bytes: Readonly<Record<string, number>>;
}

export interface MemoryFacts {
  readonly machine: string;
  readonly minutes: number;
  readonly requests: number;
}

/** Most that the whole may have resident when idle, in MiB. */
const mostIdle = 1.3 * 1024;

function mebibytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

/** @param samples at least one, the first one idle */
export function memoryPage({ machine, minutes, requests }: MemoryFacts, samples: readonly MemorySample[]): string {
  const whole = ({ bytes }: MemorySample): number => Object.values(bytes).reduce((sum, part) => sum + part, 0);
  const [first] = samples;
  const idle = first ? mebibytes(whole(first)) : Number.NaN;
  const [, warm = first] = samples;
  const last = samples.at(-1);
  const growth = warm && last ? mebibytes(whole(last) - whole(warm)) : Number.NaN;
  const row = (name: string, of: (sample: MemorySample) => number) =>
    `| ${name} | ${samples.map((sample) => mebibytes(of(sample))).join(' | ')} |`;
  const parts = Object.keys(first?.bytes ?? {});
  return `# Memory

Written by \`make bench\`. Resident MiB of each part and its children (proportional set size), each time after 20 s without load:
idle after the start, then during ${minutes} minutes of steady bookings and reads (${requests} requests).

${machine}

Idle: ${idle} MiB; the floor is ${Math.round(mostIdle)} MiB: ${idle <= mostIdle ? 'reached' : 'not reached'}. Growth between the first sample under load and
the last: ${growth} MiB.

| part | ${samples.map(({ minute }) => `${minute} min`).join(' | ')} |
| --- |${samples.map(() => ' --: |').join('')}
${parts.map((part) => row(part, ({ bytes }) => bytes[part] ?? 0)).join('\n')}
${row('**all**', whole)}
`;
}
