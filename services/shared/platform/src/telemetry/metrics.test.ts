import { describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';

describe('a gauge that is read at every scrape', () => {
  it('is absent when it is not read in time, and the others are there', async () => {
    const metrics = new Metrics();
    metrics.lookup({ name: 'stuck', help: 'Never read.' }, () => new Promise<never>(() => undefined));
    metrics.lookup({ name: 'broken', help: 'Cannot be read.' }, () => Promise.reject(new Error('away')));
    metrics.lookup({ name: 'lamps', help: 'Lamps.', labels: ['room'] }, async () => [
      { labels: { room: 'hall' }, value: 3 },
    ]);
    const text = await metrics.read();
    expect(text).toContain('lamps{room="hall"} 3\n');
    expect(text).not.toMatch(/^(stuck|broken) /m);
  });
});
