import { describe, expect, it } from '@jest/globals';
import { middleOf, type ReadsFacts, readsPage } from './reads-page.ts';
import type { Burst, ContestantName } from './speed.ts';

const burst = (
  contestant: ContestantName,
  perSecond: number,
  p99: number,
  cpuUs: number,
  question = 'tours',
): Burst => ({
  question,
  contestant,
  perSecond,
  p50: 1,
  p99,
  cpuUs,
  answers: 100,
  bad: contestant === 'reference' ? 1 : 0,
});
const tally = (name: string, good: number, bad = 0, refused = 0) => ({
  name,
  good,
  bad,
  refused,
  p50: 2,
  p99: 8,
  refusedP99: 1,
});
const facts: ReadsFacts = {
  machine: '2 cores',
  cores: 2,
  busyBefore: 0.25,
  titles: { tours: 'tours', cart: 'cart with products' },
  bursts: [
    burst('uncached', 900, 20, 900),
    burst('uncached', 1_500, 30, 1_000),
    burst('uncached', 1_200, 10, 1_100),
    burst('cached', 20_000, 3, 50),
    burst('reference', 400, 100, 3_000),
    burst('bare', 25_000, 2, 40),
    burst('uncached', 800, 40, 1_250, 'cart'),
    burst('reference', 400, 80, 2_500, 'cart'),
  ],
  freshness: { rounds: 2, staleHere: 0, elsewhereMs: [4, 9, 5] },
  hung: { seconds: 20, elsewhere: [tally('tours', 999, 1), tally('cart', 1_000)], hung: [tally('products', 0, 500)] },
  overload: {
    capacity: 1_000,
    factor: 5,
    seconds: 4,
    normal: tally('tours', 3_200),
    overloaded: tally('tours', 4_000, 10, 15_990),
  },
};

describe('the middle of the rounds', () => {
  it('is taken figure by figure', () => {
    expect(middleOf(facts.bursts, 'tours', 'uncached')).toEqual({ perSecond: 1_200, p50: 1, p99: 20, cpuUs: 1_000 });
  });

  it('is nothing of what was not asked', () => {
    expect(middleOf(facts.bursts, 'cart', 'cached')).toBeUndefined();
  });
});

describe('the page', () => {
  const page = readsPage(facts);

  it.each([
    ['figures of each', '| tours | our gateway, nothing kept | 1,200 | 1.0 ms | 20.0 ms | 1,000 µs |'],
    ['ratios of speed', '| tours | 3.00 × | 0.20 × | 50.00 × | 0.80 × | 62.50 × | – |'],
    ['no ratio where one was not asked', '| cart with products | 2.00 × | 0.50 × | – | – | – | – |'],
    ['ratios of cost', '| tours | 3.00 × | 60.00 × | 0.80 × |'],
    ['what was wrong', '800 answers, 2 wrong or missing'],
    ['how soon a change shows', 'after 5.0 ms in the middle, 9.0 ms at most'],
    ['reads beside one that hangs', '99.95 % good of 2,000'],
    ['what was refused', '| 5,000 | 1,000 | 8.0 ms | 15,990 (79.95 %) | 1.0 ms | 10 |'],
  ])('tells %s', (_, text) => {
    expect(page).toContain(text);
  });

  it('warns when others used the machine, and only then', () => {
    expect(page).not.toContain('busy');
    expect(readsPage({ ...facts, busyBefore: 6 })).toContain('Others kept this machine busy');
  });
});
