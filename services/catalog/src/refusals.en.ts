import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import { spanish } from './refusals.es.js';

const english = {
  ProductNotFound: 'This product is no longer on sale.',
  ProductChangedMeanwhile: 'Someone else has changed this product. Please check it again before you save.',
  StockTooLow: 'Too few pieces are left.',
  StockChangedMeanwhile: 'The stock has changed since you looked at it. Please count again.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english, { es: spanish });
