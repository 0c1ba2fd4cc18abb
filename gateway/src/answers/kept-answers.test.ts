import { Figures } from '@hilltop/platform/telemetry/figures';
import { describe, expect, it } from '@jest/globals';
import type { ChangeFeed } from './change-feed.js';
import { Generations } from './generations.js';
import { KeptAnswers, longestKeptMs, type Outcome } from './kept-answers.js';
import { scopeOf } from './public-reads.js';

function open(at = '2026-11-21T15:59:57.000Z') {
  let now = Date.parse(at);
  const feed = { listening: true };
  const generations = new Generations();
  const figures = new Figures();
  const kept = new KeptAnswers(generations, feed as ChangeFeed, { now: () => new Date(now) }, figures);
  let runs = 0;
  const ask = async (field: string, outcome?: Outcome<string>): Promise<string> => {
    const scope = scopeOf([field]);
    if (!scope) throw new Error(`${field} is not public`);
    const told = await kept.tell<string>({ key: field, scope }, async () => {
      runs += 1;
      return outcome ?? { good: true, text: `run ${runs}`, contentType: 'application/json' };
    });
    return told.answer ? `${told.answer.plain}${told.standIn ? ' again' : ''}` : told.refused;
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { ask, wait, feed, generations, figures };
}

describe('a public answer', () => {
  it('is kept until one of its topics changes', async () => {
    const { ask, generations } = open();
    expect([await ask('tours'), await ask('tours')]).toEqual(['run 1', 'run 1']);
    generations.empty(['products']);
    expect(await ask('tours')).toBe('run 1');
    generations.empty(['tours']);
    expect(await ask('tours')).toBe('run 2');
  });

  it('is not kept for ever, as the event may be late', async () => {
    const { ask, wait } = open();
    await ask('tours');
    wait(longestKeptMs - 1);
    expect(await ask('tours')).toBe('run 1');
    wait(1);
    expect(await ask('tours')).toBe('run 2');
  });

  it('that turns with the clock ends on the quarter of an hour', async () => {
    const { ask, wait } = open();
    await Promise.all([ask('availability'), ask('tours')]);
    wait(2_999);
    expect(await ask('availability')).toBe('run 1');
    wait(1);
    expect([await ask('availability'), await ask('tours')]).toEqual(['run 3', 'run 2']);
  });

  it('is not told while changes are not heard of', async () => {
    const { ask, feed } = open();
    await ask('tours');
    feed.listening = false;
    expect(await ask('tours')).toBe('run 2');
  });
});

describe('a run that comes to nothing good', () => {
  const away: Outcome<string> = { good: false, away: true, refused: 'nobody there' };

  it('is answered by the last good answer where its subgraph is away and that helps', async () => {
    const { ask, generations } = open();
    await Promise.all([ask('tours'), ask('availability')]);
    generations.emptyAll();
    expect(await ask('tours', away)).toBe('run 1 again');
    expect(await ask('availability', away)).toBe('nobody there');
    expect(await ask('tours', { ...away, away: false })).toBe('nobody there');
    expect(await ask('tours')).toBe('run 6');
  });

  it('is told as it is where the last good answer is old, or there was none', async () => {
    const { ask, wait } = open();
    expect(await ask('tours', away)).toBe('nobody there');
    await ask('tours');
    wait(60 * 60_000 + 1);
    expect(await ask('tours', away)).toBe('nobody there');
  });
});

it('shows what became of public reads', async () => {
  const { ask, generations, figures } = open();
  await ask('tours');
  await ask('tours');
  generations.empty(['tours']);
  await ask('tours', { good: false, away: true, refused: '' });
  const text = await figures.read();
  for (const how of ['kept', 'asked', 'stand-in', 'refused']) {
    expect(text).toContain(`hilltop_public_answers_total{how="${how}"} 1`);
  }
  expect(text).toContain('hilltop_public_answers_emptied_total 1');
});
