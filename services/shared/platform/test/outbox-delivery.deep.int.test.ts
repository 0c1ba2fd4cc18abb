import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OutboxLease } from '../src/messaging/outbox/outbox-lease.js';
import { eventually } from '../src/testing/eventually.js';
import { lit } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
beforeEach(async () => {
  bench = await MessageBench.open();
});
afterEach(() => bench.close());

const delivered = () => eventually(async () => expect(await bench.pending()).toBe(0));
const leaseOver = () => bench.dataSource.query(`UPDATE outbox SET leased_until = now() WHERE leased_until IS NOT NULL`);

describe('an event in the outbox', () => {
  it('is published unchanged', async () => {
    const event = lit('porch');
    bench.relay();
    await bench.write(event);
    await delivered();
    expect(await bench.stored()).toEqual([event]);
  });

  it('is published immediately when the relay is woken', async () => {
    const relay = bench.relay({ pollMs: 3_600_000 });
    await eventually(async () => expect(await bench.stored()).toEqual([]));
    await bench.write(lit('porch'));
    relay.wake();
    await eventually(async () => expect(await bench.pending()).toBe(0));
  });

  it('is not sent when its transaction is rolled back', async () => {
    bench.relay();
    const failed = bench.dataSource.transaction(async (manager) => {
      await bench.outbox.add(manager, lit('porch'));
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await bench.write(lit('hall'));
    await delivered();
    expect((await bench.stored()).map(({ subject }) => subject)).toEqual(['hall']);
  });

  it('is published by another process when its writer dies first', async () => {
    await bench.write(lit('porch'));
    bench.relay();
    await delivered();
    expect(await bench.stored()).toHaveLength(1);
  });

  it('is sent again, and stored once, when a relay dies between ack and mark', async () => {
    const event = lit('porch');
    bench.relay();
    await bench.write(lit('hall'), event);
    await delivered();
    await bench.dataSource.query('UPDATE outbox SET published_at = NULL, stream_sequence = NULL WHERE id = $1', [
      event.id,
    ]);
    await delivered();
    expect(await bench.stored()).toHaveLength(2);
    const [row] = await bench.dataSource.query('SELECT stream_sequence::int AS seq FROM outbox WHERE id = $1', [
      event.id,
    ]);
    expect(row.seq).toBe(2);
  });
});

describe('relays on one outbox', () => {
  it('keep the order of every aggregate, and send each event once', async () => {
    const lamps = Array.from({ length: 20 }, (_, index) => `lamp ${index}`);
    const events = Array.from({ length: 40 }, (_, turn) => lamps.map((lamp) => lit(lamp, turn))).flat();
    await bench.write(...events.slice(0, 400));
    bench.relay();
    bench.relay();
    for (let from = 400; from < events.length; from += 50) await bench.write(...events.slice(from, from + 50));
    await delivered();

    const stored = await bench.stored();
    expect(stored).toHaveLength(events.length);
    for (const lamp of lamps) {
      const turns = stored.filter(({ subject }) => subject === lamp).map(({ data }) => data.turn);
      expect(turns).toEqual(Array.from({ length: 40 }, (_, turn) => turn));
    }
  });

  it('take over the rows of a dead one exactly when its lease expires', async () => {
    await bench.write(lit('porch', 0), lit('hall', 0));
    const dead = new OutboxLease(bench.dataSource);
    expect(await dead.claim()).toHaveLength(2);
    await bench.write(lit('porch', 1), lit('stairs', 0));

    bench.relay();
    await eventually(async () => expect(await bench.pending()).toBe(3));
    expect((await bench.stored()).map(({ subject }) => subject)).toEqual(['stairs']);

    await leaseOver();
    await delivered();
    const stored = (await bench.stored()).map(({ subject, data }) => `${subject} ${data.turn}`);
    expect(stored.indexOf('porch 0')).toBeLessThan(stored.indexOf('porch 1'));
    expect(stored).toHaveLength(4);
  });

  it('ignore one whose lease has expired', async () => {
    await bench.write(lit('porch'));
    const slow = new OutboxLease(bench.dataSource);
    const [row] = await slow.claim();
    await leaseOver();
    const other = new OutboxLease(bench.dataSource);
    expect(await other.claim()).toHaveLength(1);

    expect(await slow.markPublished([{ id: row?.id ?? '', sequence: 1 }], 'some stream')).toMatchObject({ marked: 0 });
    await slow.giveUp(row?.id ?? '', 'too late');
    await slow.putOff(row?.id ?? '', 1_000);
    expect(await bench.pending()).toBe(1);
    expect(await other.markPublished([{ id: row?.id ?? '', sequence: 1 }], 'some stream')).toMatchObject({ marked: 1 });
  });

  it('resume a claim whose answer was lost', async () => {
    await bench.write(lit('porch', 0), lit('porch', 1));
    const lease = new OutboxLease(bench.dataSource);
    const claimed = await lease.claim();
    await bench.write(lit('porch', 2));
    const turns = (await lease.claim()).map(({ event }) => JSON.parse(event).data.turn);
    expect([claimed.length, turns]).toEqual([2, [0, 1, 2]]);
  });

  it('release unsent rows when they stop', async () => {
    await bench.write(...Array.from({ length: 3_000 }, (_, index) => lit(`lamp ${index}`)));
    let stopped: Promise<void> | undefined;
    const relay = bench.relay({
      onPublished: () => {
        stopped ??= relay.stop();
      },
    });
    await eventually(() => expect(stopped).toBeDefined());
    await stopped;
    const [{ held }] = await bench.dataSource.query(
      'SELECT count(*)::int AS held FROM outbox WHERE lease_owner IS NOT NULL',
    );
    expect(held).toBe(0);
    expect(await bench.pending()).toBeGreaterThan(0);
    bench.relay();
    await delivered();
    expect(await bench.stored()).toHaveLength(3_000);
  });
});
