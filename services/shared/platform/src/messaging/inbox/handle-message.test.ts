import { defineEvent } from '@hilltop/contracts/define-event';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { quietLogger } from '../../testing/quiet-logger.js';
import { handleMessage, usualRetryDelaysMs } from './handle-message.js';

const event = defineEvent({ service: 'lamps', name: 'lamp-lit', version: 1, data: z.object({ lamp: z.string() }) });
const text = JSON.stringify(
  event.create({ aggregateId: 'porch', data: { lamp: 'porch' }, correlationId: 'request-1', now: new Date(0) }),
);
const connectionRefused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Handles one delivery of a message; says how the server was answered, and what was written, in order. */
async function answersTo({
  deliveryCount = 1,
  payload = text,
  fault,
  letterFault,
}: {
  deliveryCount?: number;
  payload?: string;
  fault?: Error;
  letterFault?: Error;
}) {
  const log: string[] = [];
  const query = async () => {
    if (letterFault) throw letterFault;
    log.push('letter');
    return [];
  };
  const client = { query: async () => ({ rows: [{ noted: 1 }] }) };
  const manager = { query, queryRunner: { connect: async () => client } };
  const dataSource = { query, transaction: async (work: (manager: unknown) => unknown) => work(manager) };
  const react = async () => {
    log.push('reaction');
    if (fault) throw fault;
  };
  const message = {
    subject: event.subject,
    seq: 7,
    info: { deliveryCount },
    string: () => payload,
    ack: () => log.push('ack'),
    nak: (ms?: number) => log.push(`nak ${ms}`),
    term: () => log.push('term'),
  };
  const reached = await handleMessage(message as never, {
    subscriber: { subscription: { event, durable: 'watcher', react: class {} as never }, reaction: { react } },
    dataSource: dataSource as unknown as DataSource,
    logger: quietLogger(),
    retryDelaysMs: [10, 20],
  });
  return { log, reached };
}

describe('handleMessage', () => {
  const broken = new Error('broken');

  it.each<[string, Parameters<typeof answersTo>[0], string[], boolean]>([
    ['acknowledges what was done', {}, ['reaction', 'ack'], true],
    ['has a failure tried again after the first delay', { fault: broken }, ['reaction', 'nak 10'], true],
    ['waits longer the second time', { fault: broken, deliveryCount: 2 }, ['reaction', 'nak 20'], true],
    [
      'stores the dead letter before it terminates delivery',
      { fault: broken, deliveryCount: 3 },
      ['reaction', 'letter', 'term'],
      true,
    ],
    ['puts away what cannot be read, at once', { payload: '{' }, ['letter', 'term'], true],
    ['does not run what was cut short again and again', { deliveryCount: 9 }, ['letter', 'term'], true],
    ['still runs what was cut short a few times', { deliveryCount: 8 }, ['reaction', 'ack'], true],
    [
      'does not count an unavailable database as a failed attempt',
      { fault: connectionRefused, deliveryCount: 3 },
      ['reaction', 'nak 1000'],
      false,
    ],
    [
      'never terminates delivery without a dead letter',
      { fault: broken, deliveryCount: 3, letterFault: broken },
      ['reaction', 'nak 30000'],
      true,
    ],
    [
      'waits for a database that fails before the dead letter',
      { payload: '{', letterFault: connectionRefused },
      ['nak 30000'],
      false,
    ],
  ])('%s', async (_, delivery, log, reached) => {
    expect(await answersTo(delivery)).toEqual({ log, reached });
  });

  it('retries for about 20 minutes by default', () => {
    const minutes = usualRetryDelaysMs.reduce((sum, delay) => sum + delay, 0) / 60_000;
    expect(minutes).toBeGreaterThan(15);
    expect(minutes).toBeLessThan(25);
  });
});
