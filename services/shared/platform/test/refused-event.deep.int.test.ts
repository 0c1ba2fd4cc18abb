import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runDeadLetters } from '../src/service/dead-letters.command.js';
import { eventually } from '../src/testing/eventually.js';
import { lit } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
beforeEach(async () => {
  bench = await MessageBench.open();
});
afterEach(() => bench.close());

// More than the server's limit per message (1 MiB).
const tooLarge = () => lit('porch', 1, { note: 'x'.repeat(1_100_000) });
const storedLamps = async () => (await bench.stored()).map(({ subject, data }) => `${subject} ${data.turn}`);

describe('an event that the server refuses', () => {
  it('blocks only later ones of its aggregate, and is retried with backoff', async () => {
    await bench.write(lit('porch', 0), tooLarge(), lit('porch', 2), lit('hall', 0));
    bench.relay();
    await eventually(async () => expect((await storedLamps()).sort()).toEqual(['hall 0', 'porch 0']));
    await eventually(async () => {
      const refused = await bench.dataSource.query(
        'SELECT due_at > now() AS waits, lease_owner FROM outbox WHERE attempts > 0',
      );
      expect(refused).toEqual([{ waits: true, lease_owner: null }]);
    });
    await eventually(async () => {
      const [{ attempts }] = await bench.dataSource.query('SELECT max(attempts) AS attempts FROM outbox');
      expect(attempts).toBe(2);
    });
    expect(await bench.pending()).toBe(2);
  });

  it('becomes a dead letter, unblocks the others, and can be resent', async () => {
    const event = tooLarge();
    await bench.write(event, lit('porch', 2));
    await bench.dataSource.query('UPDATE outbox SET attempts = 13 WHERE id = $1', [event.id]);
    bench.relay();
    await eventually(async () => expect(await storedLamps()).toEqual(['porch 2']));

    const lines: string[] = [];
    const command = (...words: string[]) =>
      runDeadLetters({ dataSource: bench.dataSource, argv: words }, (line) => lines.push(line));
    expect(await command('list')).toBe(0);
    const letter = JSON.parse(lines[0] ?? '');
    expect(letter).toMatchObject({ origin: 'outbox', eventId: event.id, aggregateId: 'porch', attempts: 14 });
    expect(letter.reason).toContain('max_payload');

    expect(await command('resend', letter.id)).toBe(0);
    const [row] = await bench.dataSource.query('SELECT event FROM outbox WHERE id = $1', [event.id]);
    expect(row.event).toEqual(event);
    expect(await command('resend', letter.id)).toBe(1);
  });
});
