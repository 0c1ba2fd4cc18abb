import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';

const english = {
  ProviderSilent: 'The payment provider did not report its payouts. Please try again in a few minutes.',
  MovementNotFound: 'There is no such movement in the books.',
  MovementNotCorrectable: {
    earned: 'A visit is earned by the time of its start. Please correct what was paid for it.',
    corrected: 'This movement has been corrected already. The lines show why.',
  },
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english);
