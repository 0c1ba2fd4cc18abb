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
  it('affects only its own fields, with a clear message, and recovers by itself', async () => {
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
    await eventually(async () => {
      expect((await bench.ask('{ products { name } }')).data).toEqual({ products: [{ name: 'Mug' }] });
    });
    await store.kill();
  });

  it('does not keep the gateway from starting', async () => {
    bench = await Bench.open(1);
    expect((await fetch(`${bench.gateway.url}/readyz`)).status).toBe(200);
    expect((await bench.ask('{ products { id } }')).errors?.[0]?.message).toBe(
      'The store is not responding right now.',
    );
  });

  it('gets no calls through the open breaker when it hangs, so that callers fail fast', async () => {
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
  it('runs into the timeout of a query', async () => {
    bench = await Bench.open(1);
    bench.everyReplica('hangs');
    const { ms, errors } = await bench.ask();
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(ms).toBeGreaterThan(900);
    expect(Number(bench.replica(0).seen[0]?.headers['x-hilltop-deadline-ms'])).toBeLessThanOrEqual(1_000);
  });

  it('leaves the outcome of a mutation unknown, and says so', async () => {
    bench = await Bench.open(2);
    bench.everyReplica('hangs');
    const { ms, errors } = await bench.book();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' });
    expect(ms).toBeGreaterThan(2_900);
    expect(bench.received()).toBe(1);
  });
});

describe('more calls than a subgraph can handle', () => {
  it('are refused at once with Retry-After, as are queued calls that time out', async () => {
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
  it.each(['answers 401', 'answers rubbish'] as const)(
    '%s: that is an internal error, logged and masked',
    async (mood) => {
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
    },
  );

  it('fails in a resolver: its message is masked', async () => {
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

describe('a flood of availability queries', () => {
  const hold = `mutation {
    holdSeats(input: { tourType: standard, tourDate: "2026-12-01", tourTime: "10:00 AM", tickets: [{ type: "adult", count: 2 }] }) { __typename }
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

  it('does not block a visitor who holds seats', async () => {
    bench = await Bench.open(1, root, { capacity: { inFlight: 1, queue: 0 } });
    const reads = [heavy(1), heavy(2)];
    const codes = (await Promise.all(reads)).map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toContain('OVERLOADED');
    const reading = heavy(3);
    expect(await bench.ask(hold)).toMatchObject(held);
    await reading;
  });

  it('opens the breaker of queries, while that of mutations stays closed', async () => {
    bench = await Bench.open(1, root);
    await Promise.all(Array.from({ length: 12 }, (_, reader) => heavy(reader)));
    const before = bench.received();
    expect((await heavy(13)).errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(bench.received()).toBe(before);
    expect(await bench.ask(hold)).toMatchObject(held);
    expect(bench.received()).toBe(before + 1);
  });

  it('uses no connection that a mutation needs', async () => {
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
    const { body: answer } = await replica.post('mutation', headers, body(hold), leave.signal);
    expect(answer.toString()).toBe('{"data":{"holdSeats":{"__typename":"SeatHold"}}}');
    leave.abort();
    await ended;
    await replica.close();
  });
});
