import { setTimeout as pause } from 'node:timers/promises';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentitySigner } from '@hilltop/platform/identity/identity-signer';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testKey } from '@hilltop/platform/testing/test-keys';
import { afterEach, describe, expect, it } from '@jest/globals';
import { maxConnections, Replica } from '../src/supergraph/replica.js';
import { Bench } from './support/bench.js';
import { tours } from './support/sample-data.js';
import { fakeSubgraph } from './support/start-gateway.js';

let bench: Bench;

const signed = () => new IdentitySigner({ audience: 'bookings', key: testKey('gateway') }).sign();

afterEach(() => bench.close());

describe('a subgraph that is down', () => {
  it('costs its own fields only, is told in a sentence, and comes back by itself', async () => {
    const store = await fakeSubgraph('catalog', { products: () => [{ id: '1', name: 'Mug' }] }).start();
    bench = await Bench.open(1, {}, { others: { catalog: [store.url] } });
    await store.kill();
    const partial = await bench.ask('{ tours { id } products { id name } }');
    expect(partial.status).toBe(200);
    expect(partial.data).toEqual({ tours: tours.map(({ id }) => ({ id })), products: null });
    expect(partial.errors).toEqual([
      {
        message: 'The store is not responding right now.',
        extensions: { code: 'SUBGRAPH_UNAVAILABLE', service: 'catalog', retryAfter: 1 },
      },
    ]);
    const ready = await fetch(`${bench.gateway.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    const metrics = await bench.gateway.metrics.read();
    expect(metrics).toContain('hilltop_subgraph_up{subgraph="bookings"} 1');
    expect(metrics).toContain('hilltop_subgraph_up{subgraph="catalog"} 0');

    await store.start();
    await pause(1_200);
    expect((await bench.ask('{ products { name } }')).data).toEqual({ products: [{ name: 'Mug' }] });
    await store.kill();
  });

  it('does not keep the gateway from starting', async () => {
    bench = await Bench.open(1);
    expect((await fetch(`${bench.gateway.url}/readyz`)).status).toBe(200);
    expect((await bench.ask('{ products { id } }')).errors?.[0]?.message).toBe(
      'The store is not responding right now.',
    );
  });

  it('is left alone by the breaker when it hangs, so that callers hear at once', async () => {
    bench = await Bench.open(1);
    bench.everyReplica('hangs');
    await Promise.all(Array.from({ length: 12 }, () => bench.ask()));
    const before = bench.received();
    const { errors } = await bench.ask();
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(bench.received()).toBe(before);
  });
});

describe('a subgraph that hangs', () => {
  it('is waited for as long as a read may take, and no longer', async () => {
    bench = await Bench.open(1);
    bench.everyReplica('hangs');
    const { ms, errors } = await bench.ask();
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(ms).toBeGreaterThan(900);
    expect(Number(bench.replica(0).seen[0]?.headers['x-hilltop-deadline-ms'])).toBeLessThanOrEqual(1_000);
  });

  it('leaves the outcome of a change open, and says so', async () => {
    bench = await Bench.open(2);
    bench.everyReplica('hangs');
    const { ms, errors } = await bench.book();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' });
    expect(ms).toBeGreaterThan(2_900);
    expect(bench.received()).toBe(1);
  });
});

describe('more calls than a subgraph can take', () => {
  it('are refused at once with a hint when to come again, and so, later, are those that wait in vain', async () => {
    bench = await Bench.open(1, {}, { capacity: { inFlight: 1, queue: 1 } });
    bench.everyReplica('hangs');
    const answers = await Promise.all([bench.ask(), bench.ask(), bench.ask(), bench.ask()]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code).sort();
    expect(codes).toEqual(['OVERLOADED', 'OVERLOADED', 'OVERLOADED', 'SUBGRAPH_UNAVAILABLE']);
    const refused = answers.filter(({ status }) => status === 503).sort((one, other) => one.ms - other.ms);
    expect(refused).toHaveLength(3);
    for (const { headers, data } of refused) {
      expect(headers.get('retry-after')).toBe('1');
      expect(data).toEqual({ tours: null });
    }
    expect(refused[2]?.ms).toBeGreaterThan(900);
    expect(bench.received()).toBe(1);
  });
});

describe('a subgraph that misbehaves', () => {
  it.each(['answers 401', 'answers rubbish'] as const)('%s: that is a surprise, logged and masked', async (mood) => {
    bench = await Bench.open(1);
    bench.everyReplica(mood);
    const { status, errors, headers } = await bench.ask();
    expect(status).toBe(200);
    const correlationId = headers.get('x-correlation-id');
    expect(errors).toEqual([
      { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL', correlationId } },
    ]);
    expect(bench.gateway.log).toContainEqual(expect.objectContaining({ msg: 'an operation failed', correlationId }));
    expect(bench.gateway.log.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('fails in a resolver: its words stay inside', async () => {
    bench = await Bench.open(1, {
      tours: () => {
        throw new Error('table tour is not there');
      },
    });
    const { errors } = await bench.ask();
    expect(JSON.stringify(errors)).not.toContain('table');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  });
});

describe('heavy reads of availability', () => {
  const hold = `mutation {
    holdSeats(input: { tourType: standard, tourDate: "2026-12-01", tourTime: "10:00 AM", groupSize: 2 }) { __typename }
  }`;
  const held = { data: { holdSeats: { __typename: 'SeatHold' } }, errors: undefined };
  const heavy = (reader: number) =>
    bench.ask(`query Reader${reader} {
      availability(tourType: standard, from: "2026-12-01", to: "2027-01-31") { days { date times { time seatsLeft } } }
    }`);
  const root = {
    availability: () => new Promise(() => undefined),
    holdSeats: () => ({ __typename: 'SeatHold' }),
  };

  it('take no place from a visitor who holds seats', async () => {
    bench = await Bench.open(1, root, { capacity: { inFlight: 1, queue: 0 } });
    const reads = [heavy(1), heavy(2)];
    const codes = (await Promise.all(reads)).map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toContain('OVERLOADED');
    const reading = heavy(3);
    expect(await bench.ask(hold)).toMatchObject(held);
    await reading;
  });

  it('open the breaker of reads, and that of changes stays closed', async () => {
    bench = await Bench.open(1, root);
    await Promise.all(Array.from({ length: 12 }, (_, reader) => heavy(reader)));
    const before = bench.received();
    expect((await heavy(13)).errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(bench.received()).toBe(before);
    expect(await bench.ask(hold)).toMatchObject(held);
    expect(bench.received()).toBe(before + 1);
  });

  it('hold no connection that a change needs', async () => {
    bench = await Bench.open(1, root);
    const replica = new Replica(bench.replica(0).url);
    const headers = { 'content-type': 'application/json', [identityHeader]: await signed() };
    const leave = new AbortController();
    const body = (query: string) => JSON.stringify({ query });
    const reads = Array.from({ length: 2 * maxConnections }, () =>
      replica.post(
        'query',
        headers,
        body('{ availability(tourType: standard, from: "", to: "") { firstDate } }'),
        leave.signal,
      ),
    );
    const ended = Promise.allSettled(reads);
    await eventually(() => expect(bench.received()).toBe(maxConnections));
    const { body: text } = await replica.post('mutation', headers, body(hold), leave.signal);
    expect(text).toBe('{"data":{"holdSeats":{"__typename":"SeatHold"}}}');
    leave.abort();
    await ended;
    await replica.close();
  });
});
