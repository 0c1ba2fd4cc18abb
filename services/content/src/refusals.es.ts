import type { Sentences } from './generated/refusals.js';

export const spanish = {
  ContentChangedMeanwhile: 'Otra persona cambió esto. Revíselo de nuevo antes de guardar.',
} satisfies Sentences;
