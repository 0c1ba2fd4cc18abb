/** Bytes that each part has resident after so many minutes of load. */
export type Look = { minute: number; bytes: Record<string, number> };

export type MemoryFacts = { machine: string; minutes: number; deeds: number; failed: number };

/** What the whole may have resident when nobody asks, in MiB. */
const aim = 1.2 * 1024;

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** The page of figures, as Markdown. `looks` must not be empty. */
export function memoryPage({ machine, minutes, deeds, failed }: MemoryFacts, looks: readonly Look[]): string {
  const [first] = looks;
  const whole = ({ bytes }: Look): number => Object.values(bytes).reduce((sum, one) => sum + one, 0);
  const idle = first ? whole(first) / 2 ** 20 : Number.NaN;
  const verdict = idle <= aim ? 'reached' : 'not reached';
  const [, warm = first] = looks;
  const last = looks.at(-1);
  const grown = warm && last ? mebibytes(whole(last) - whole(warm)) : Number.NaN;
  const parts = Object.keys(first?.bytes ?? {});
  const row = (name: string, of: (look: Look) => number) =>
    `| ${name} | ${looks.map((look) => mebibytes(of(look))).join(' | ')} |`;
  return `# What is resident

MiB of each part with all that is below it, what processes share shared out among them, after twenty seconds in which nobody
asked; at first after the start, then after minutes of a steady load of four visitors who book and read (${deeds} deeds in ${minutes}
minutes, ${failed} of them refused, as a booking is whose time is full, or failed). Written by \`node infra/bench/memory.ts\` (MINUTES=60 unless told).

${machine}

Idle after the start: ${Math.round(idle)} MiB. Aim: at most ${Math.round(aim)} MiB: ${verdict}.
Between the first look under load, when all that is ever loaded is loaded, and the last the whole grew by ${grown} MiB.

| part | ${looks.map(({ minute }) => `after ${minute} min`).join(' | ')} |
| --- |${looks.map(() => ' --: |').join('')}
${parts.map((part) => row(part, ({ bytes }) => bytes[part] ?? 0)).join('\n')}
${row('**the whole**', whole)}
`;
}
