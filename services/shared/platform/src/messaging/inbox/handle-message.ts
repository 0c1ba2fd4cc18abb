import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { JsMsg } from '@nats-io/jetstream';
import type { DataSource } from 'typeorm';
import { isConnectionError } from '../../database/postgres-errors.js';
import type { Logger } from '../../logging/logger.js';
import { redactText } from '../../logging/redact.js';
import { putDeadLetter } from '../dead-letters/dead-letter.js';
import type { CountDelivery } from './consumer.metrics.js';
import { runReaction } from './run-reaction.js';
import type { Subscriber } from './subscriber.js';

export interface MessageContext {
  readonly subscriber: Subscriber;
  readonly dataSource: DataSource;
  readonly logger: Logger;
  /** Delays before the second, third, … attempt. After the last one the event becomes a dead letter. */
  readonly retryDelaysMs: readonly number[];
  readonly count?: CountDelivery | undefined;
}

export type Message = Pick<JsMsg, 'subject' | 'seq' | 'string' | 'ack' | 'nak' | 'term'> & {
  readonly info: Pick<JsMsg['info'], 'deliveryCount'>;
};

/** About 20 minutes in total. */
export const usualRetryDelaysMs = [1, 5, 15, 30, 60, 120, 300, 300, 300].map((seconds) => seconds * 1_000);

// Deliveries after the last attempt whose process died before it stored the dead letter.
const unfinishedAllowed = 5;
const databaseAwayDelayMs = 1_000;
const unwrittenDelayMs = 30_000;

/**
 * Runs a reaction: ack after the commit, nak with a delay after a failure, a dead letter and `term` after the last attempt.
 * Never throws. @returns false when the database is unavailable, so that the caller waits for it
 */
export async function handleMessage(message: Message, context: MessageContext): Promise<boolean> {
  const { subscriber, dataSource, logger, retryDelaysMs, count } = context;
  const { event: definition, durable } = subscriber.subscription;
  const deliveries = message.info.deliveryCount;
  const tries = retryDelaysMs.length + 1;

  let event: CloudEvent;
  try {
    event = definition.parse(JSON.parse(message.string()));
  } catch (error) {
    return putAway(message, undefined, error, context);
  }
  if (deliveries > tries + unfinishedAllowed) {
    return putAway(message, event, new Error('its reaction did not finish in several attempts'), context);
  }

  const facts = { consumer: durable, event: event.id, subject: message.subject, deliveries };
  try {
    const outcome = await runReaction(dataSource, durable, subscriber.reaction, event);
    message.ack();
    count?.(durable, outcome);
    logger.debug({ ...facts, outcome }, 'event handled');
    return true;
  } catch (error) {
    if (isConnectionError(error)) {
      message.nak(databaseAwayDelayMs);
      count?.(durable, 'put off');
      logger.warn({ ...facts, err: error }, 'database unavailable, reaction postponed');
      return false;
    }
    if (deliveries >= tries) return putAway(message, event, error, context);
    const delay = retryDelaysMs[deliveries - 1] ?? 0;
    message.nak(delay);
    count?.(durable, 'put off');
    logger.warn({ ...facts, err: error, retryInMs: delay }, 'reaction failed, retrying later');
    return true;
  }
}

async function putAway(
  message: Message,
  event: CloudEvent | undefined,
  error: unknown,
  { subscriber, dataSource, logger, count }: MessageContext,
): Promise<boolean> {
  const facts = { consumer: subscriber.subscription.durable, subject: message.subject, sequence: message.seq };
  try {
    await putDeadLetter(dataSource, {
      origin: subscriber.subscription.durable,
      eventId: event?.id ?? `unreadable at ${message.seq}`,
      aggregateId: event?.subject ?? 'unknown',
      subject: message.subject,
      payload: message.string(),
      attempts: message.info.deliveryCount,
      reason: redactText(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
    });
    // Servers before 2.11 do not support a reason here and would ignore the whole answer.
    message.term();
    count?.(subscriber.subscription.durable, 'dead letter');
    logger.error({ ...facts, err: error }, 'event moved to the dead letters');
    return true;
  } catch (fault) {
    message.nak(unwrittenDelayMs);
    logger.error({ ...facts, err: fault }, 'dead letter could not be stored, retrying later');
    return !isConnectionError(fault);
  }
}
