import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { describe, expect, it } from '@jest/globals';
import type { InvalidationSubscriber } from './invalidation-subscriber.js';
import { cachePolicyOf } from './public-fields.js';
import { maxFreshMs, type ReadResult, ResponseCache } from './response-cache.js';
import { TagVersions } from './tag-versions.js';

function open(at = '2026-11-21T15:59:57.000Z') {
  let now = Date.parse(at);
  const subscriber = { isListening: true };
  const versions = new TagVersions();
  const metrics = new Metrics();
  const cache = new ResponseCache(
    versions,
    subscriber as InvalidationSubscriber,
    { now: () => new Date(now) },
    metrics,
  );
  let reads = 0;
  const ask = async (field: string, result?: ReadResult<string>): Promise<string> => {
    const policy = cachePolicyOf([field]);
    if (!policy) throw new Error(`${field} is not public`);
    const read = await cache.get<string>({ key: field, policy }, async () => {
      reads += 1;
      return result ?? { complete: true, text: `read ${reads}`, contentType: 'application/json' };
    });
    return read.entry ? `${read.entry.plain}${read.stale ? ' again' : ''}` : read.failure;
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { ask, wait, subscriber, versions, metrics };
}

describe('a response', () => {
  it('is fresh until one of its tags is invalidated', async () => {
    const { ask, versions } = open();
    expect([await ask('tours'), await ask('tours')]).toEqual(['read 1', 'read 1']);
    versions.invalidate(['products']);
    expect(await ask('tours')).toBe('read 1');
    versions.invalidate(['tours']);
    expect(await ask('tours')).toBe('read 2');
  });

  it('expires, because an event may be late', async () => {
    const { ask, wait } = open();
    await ask('products');
    wait(maxFreshMs - 1);
    expect(await ask('products')).toBe('read 1');
    wait(1);
    expect(await ask('products')).toBe('read 2');
  });

  it('with start times expires on the quarter hour', async () => {
    const { ask, wait } = open();
    await Promise.all([ask('availability'), ask('products')]);
    wait(2_999);
    expect(await ask('availability')).toBe('read 1');
    wait(1);
    expect([await ask('availability'), await ask('products')]).toEqual(['read 3', 'read 2']);
  });

  it('is not served while events may be lost', async () => {
    const { ask, subscriber } = open();
    await ask('tours');
    subscriber.isListening = false;
    expect(await ask('tours')).toBe('read 2');
  });
});

describe('a read without a complete response', () => {
  const unavailable: ReadResult<string> = { complete: false, unavailable: true, failure: 'no connection' };

  it('gets the last good response when its subgraph is unavailable and the policy allows it', async () => {
    const { ask, versions } = open();
    await Promise.all([ask('tours'), ask('availability')]);
    versions.invalidateAll();
    expect(await ask('tours', unavailable)).toBe('read 1 again');
    expect(await ask('availability', unavailable)).toBe('no connection');
    expect(await ask('tours', { ...unavailable, unavailable: false })).toBe('no connection');
    expect(await ask('tours')).toBe('read 6');
  });

  it('fails when the last good response is too old, or there is none', async () => {
    const { ask, wait } = open();
    expect(await ask('tours', unavailable)).toBe('no connection');
    await ask('tours');
    wait(60 * 60_000 + 1);
    expect(await ask('tours', unavailable)).toBe('no connection');
  });
});

it('counts reads by outcome', async () => {
  const { ask, versions, metrics } = open();
  await ask('tours');
  await ask('tours');
  versions.invalidate(['tours']);
  await ask('tours', { complete: false, unavailable: true, failure: '' });
  const text = await metrics.read();
  for (const outcome of ['hit', 'miss', 'stale', 'failed']) {
    expect(text).toContain(`hilltop_cache_reads_total{outcome="${outcome}"} 1`);
  }
  expect(text).toContain('hilltop_cache_invalidations_total 1');
});
