import type { Figures } from '@hilltop/platform/telemetry/figures';

/** How a public read came to its answer. */
export type HowAnswered = 'kept' | 'asked' | 'shared' | 'stand-in' | 'refused';

/** Shows what becomes of public reads. Counted in plain numbers, as most of them take less time than a figure does. */
export function answerFigures(
  figures: Figures,
  counts: Readonly<Record<HowAnswered, number>>,
  look: () => { readonly bytes: number; readonly emptied: number },
): void {
  figures.lookup(
    {
      name: 'hilltop_public_answers_total',
      help: 'Public reads by how they were answered: kept, asked, shared, stand-in (the last good one), refused.',
      labels: ['how'],
    },
    async () => Object.entries(counts).map(([how, value]) => ({ labels: { how }, value })),
  );
  figures.lookup(
    { name: 'hilltop_public_answers_emptied_total', help: 'How often a change made kept answers out of date.' },
    async () => [{ value: look().emptied }],
  );
  figures.lookup({ name: 'hilltop_public_answers_bytes', help: 'What kept answers take, in bytes.' }, async () => [
    { value: look().bytes },
  ]);
}
