import { afterEach, describe, expect, it } from '@jest/globals';
import { NatsConnection } from '../src/messaging/nats/nats-connection.js';
import { eventually } from '../src/testing/eventually.js';
import type { TestServer } from '../src/testing/servers/test-server.js';
import { startTestPostgres } from '../src/testing/test-postgres.js';
import { lit, stream } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
let postgres: TestServer | undefined;
afterEach(async () => {
  await bench.close();
  await postgres?.close();
  postgres = undefined;
});

/** Writes events continuously and tracks which were committed: exactly those must be delivered. */
function writeOn(): { more(): Promise<void>; stop(): Promise<number[]> } {
  const committed: number[] = [];
  const unknown: number[] = [];
  let on = true;
  const writing = (async () => {
    for (let turn = 0; on; turn++) {
      const event = lit(`lamp ${turn % 7}`, turn);
      try {
        await bench.write(event);
        committed.push(turn);
      } catch {
        unknown.push(turn);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  })();
  return {
    // By count, not by time, because a busy machine is slow.
    more: async () => {
      const before = committed.length;
      await eventually(() => expect(committed.length).toBeGreaterThan(before + 25));
    },
    stop: async () => {
      on = false;
      await writing;
      // The answer to a commit can be lost with the server, so the table decides.
      const rows: { turn: number }[] = await bench.dataSource.query(
        `SELECT (event->'data'->>'turn')::int AS turn FROM outbox`,
      );
      const written = rows.map(({ turn }) => turn).sort((one, other) => one - other);
      expect(written.filter((turn) => !unknown.includes(turn))).toEqual(committed);
      return written;
    },
  };
}

const heard = async () => (await bench.seen()).map(({ turn }) => turn).sort((one, other) => one - other);

describe('while events flow', () => {
  it('NATS can be killed and restarted without lost or duplicate events', async () => {
    bench = await MessageBench.open();
    bench.relay();
    bench.relay();
    bench.consumer();
    bench.consumer();
    const writer = writeOn();
    for (let time = 0; time < 2; time++) {
      await writer.more();
      await bench.server.kill();
      await writer.more();
      await bench.server.start();
    }
    await writer.more();
    const written = await writer.stop();
    await eventually(async () => expect(await heard()).toEqual(written), 75_000, 200);
    expect(await bench.pending()).toBe(0);
  });

  it('PostgreSQL can be killed and restarted without lost or duplicate events', async () => {
    postgres = await startTestPostgres();
    bench = await MessageBench.open({ server: postgres.url });
    bench.relay();
    bench.relay();
    bench.consumer();
    bench.consumer();
    const writer = writeOn();
    await writer.more();
    await postgres.kill();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await postgres.start();
    await writer.more();
    const written = await writer.stop();
    await eventually(async () => expect(await heard()).toEqual(written), 75_000, 200);
    expect(await bench.dataSource.query('SELECT * FROM dead_letters')).toEqual([]);
  });

  it('an event uses up no deliveries while PostgreSQL is away', async () => {
    postgres = await startTestPostgres();
    bench = await MessageBench.open({ server: postgres.url });
    bench.relay();
    bench.consumer();
    await bench.write(lit('porch', 1));
    await eventually(async () => expect(await heard()).toEqual([1]));
    await postgres.kill();
    await bench.publish(lit('porch', 2));
    // Time for four deliveries to a fetch that goes on.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    const { delivered } = await bench.nats.jetstream().manager.consumers.info(stream, 'watcher');
    expect(delivered.consumer_seq).toBe(2);
    await postgres.start();
    await eventually(async () => expect(await heard()).toEqual([1, 2]), 30_000);
  });
});

describe('a connection', () => {
  it('connects when the server comes up', async () => {
    bench = await MessageBench.open();
    await bench.server.stop();
    const nats = new NatsConnection({ servers: [bench.server.url], name: 'early bird', logger: bench.logger });
    let arrivals = 0;
    nats.onConnected(() => {
      arrivals += 1;
    });
    nats.start();
    await expect(nats.check()).rejects.toThrow('not connected');
    expect(() => nats.jetstream()).toThrow('not connected');

    await bench.server.start();
    await eventually(() => nats.check());
    expect(arrivals).toBe(1);

    await bench.server.kill();
    await eventually(() => expect(nats.connected).toBe(false));
    await bench.server.start();
    await eventually(() => expect(arrivals).toBe(2));
    await nats.close();
  });

  it('closes immediately without a server', async () => {
    bench = await MessageBench.open();
    const known = bench.connect();
    await eventually(() => known.check());
    await bench.server.stop();
    const never = new NatsConnection({ servers: [bench.server.url], name: 'never', logger: bench.logger });
    never.start();
    await eventually(() => expect(known.connected).toBe(false));
    await known.close();
    await never.close();
  });
});
