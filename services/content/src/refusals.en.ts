import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import { spanish } from './refusals.es.js';

const english = {
  ContentChangedMeanwhile: 'Someone else has changed this. Please check it again before you save.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english, { es: spanish });
