import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { resendDeadLetters } from '../src/messaging/inbox/resend-dead-letters.js';
import { ensureStream } from '../src/messaging/nats/ensure-stream.js';
import { runDeadLetters } from '../src/service/dead-letters.command.js';
import { eventually } from '../src/testing/eventually.js';
import { type LampLit, lit, stream } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
let broken: boolean;
let tries: number;
beforeEach(async () => {
  bench = await MessageBench.open();
  await ensureStream(bench.nats.jetstream().manager, 'lamps');
  broken = true;
  tries = 0;
});
afterEach(() => bench.close());

const react = async (event: LampLit, manager: Parameters<typeof bench.leaveTrace>[1]) => {
  tries += 1;
  if (broken) throw new Error('bulb of guest@example.org is gone');
  await bench.leaveTrace(event, manager);
};
const open = async () => {
  const lines: string[] = [];
  expect(await runDeadLetters({ dataSource: bench.dataSource, argv: ['list'] }, (line) => lines.push(line))).toBe(0);
  return lines.map((line) => JSON.parse(line));
};
const resend = (which: string) =>
  runDeadLetters({ dataSource: bench.dataSource, argv: ['resend', which] }, () => undefined);
// The service does this every two seconds.
const turn = () => resendDeadLetters(bench.dataSource, [bench.subscriber(react)], bench.logger);
const settled = () =>
  eventually(async () => {
    const { num_pending, num_ack_pending } = await bench.nats.jetstream().manager.consumers.info(stream, 'watcher');
    expect({ num_pending, num_ack_pending }).toEqual({ num_pending: 0, num_ack_pending: 0 });
  });

describe('an event whose reaction always fails', () => {
  it('becomes a dead letter after its last attempt, without personal data in the reason, and is not redelivered', async () => {
    const event = lit('porch');
    bench.consumer(react, { retryDelaysMs: [10, 10] });
    await bench.publish(event);
    const [letter] = await eventually(async () => {
      const letters = await open();
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter).toMatchObject({ origin: 'watcher', eventId: event.id, aggregateId: 'porch', attempts: 3 });
    expect(letter.reason).toBe('Error: bulb of [redacted] is gone');
    await settled();
    expect(tries).toBe(3);
    expect(await bench.dataSource.query('SELECT * FROM inbox')).toEqual([]);
  });

  it('can be resent: its reaction runs once', async () => {
    const event = lit('porch');
    bench.consumer(react, { retryDelaysMs: [] });
    await bench.publish(event);
    const [letter] = await eventually(async () => {
      const letters = await open();
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(await turn()).toBe(0);

    expect(await resend(letter.id)).toBe(0);
    expect(await turn()).toBe(1);
    expect((await open())[0]).toMatchObject({ id: letter.id, attempts: 2, resendAt: null });

    broken = false;
    expect(await resend('--all')).toBe(0);
    expect(await Promise.all([turn(), turn()]).then(([one, other]) => one + other)).toBe(1);
    expect(await bench.seen()).toEqual([{ lamp: 'porch', turn: 0 }]);
    expect(await open()).toEqual([]);

    expect(await resend(letter.id)).toBe(1);
    await bench.publish(event);
    await settled();
    expect(await bench.seen()).toHaveLength(1);
  });
});

describe('an unreadable message', () => {
  it.each([
    ['no JSON', 'lamp\0'],
    ['another event', '{"type":"hilltop.lamps.lamp-broken.v1"}'],
  ])('becomes a dead letter immediately: %s', async (_, payload) => {
    broken = false;
    bench.consumer(react);
    const sequence = await bench.publish(payload);
    await bench.publish(lit('porch'));
    await eventually(async () => expect(await open()).toHaveLength(1));
    await eventually(async () => expect(await bench.seen()).toHaveLength(1));
    expect((await open())[0]).toMatchObject({ eventId: `unreadable at ${sequence}`, attempts: 1 });
    await settled();
  });
});

describe('the command', () => {
  it.each([
    [[]],
    [['resend']],
    [['resend', 'all']],
    [['list', 'all']],
    [['drop', '--all']],
    [['resend', '--all', 'x']],
  ])('prints its usage for %j', async (words) => {
    const lines: string[] = [];
    expect(await runDeadLetters({ dataSource: bench.dataSource, argv: words }, (line) => lines.push(line))).toBe(2);
    expect(lines).toEqual(['usage: dead-letters list | resend <id> | resend --all']);
  });

  it('reports an unknown dead letter', async () => {
    expect(await resend('0d9be4a8-6a0f-4d2c-9b52-3d0a4a1f7c11')).toBe(1);
    expect(await resend('--all')).toBe(0);
  });
});
