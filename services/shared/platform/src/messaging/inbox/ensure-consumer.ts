import type { ConsumerInfo } from '@nats-io/jetstream';
import type { JetStream } from '../nats/nats-connection.js';
import { isConsumerMissing } from '../nats/nats-errors.js';
import { consumerConfiguration, consumerDrift } from './consumer-configuration.js';

/** What was done to a consumer. */
export interface EnsuredConsumer {
  readonly info: ConsumerInfo;
  /** `recreated`: a changed setting could not be updated in place, so the stream is read from its beginning again. */
  readonly outcome: 'as wanted' | 'created' | 'corrected' | 'recreated';
  readonly drifted: string[];
}

/** Creates a durable consumer or corrects its configuration. Throws when the stream is missing. */
export async function ensureConsumer(
  { manager }: Pick<JetStream, 'manager'>,
  stream: string,
  durable: string,
  subject: string,
): Promise<EnsuredConsumer> {
  const wanted = consumerConfiguration(durable, subject);
  let info: ConsumerInfo;
  try {
    info = await manager.consumers.info(stream, durable);
  } catch (error) {
    if (!isConsumerMissing(error)) throw error;
    return { info: await manager.consumers.add(stream, wanted), outcome: 'created', drifted: [] };
  }
  const drifted = consumerDrift(wanted, info.config);
  if (drifted.length === 0) return { info, outcome: 'as wanted', drifted };
  const { ack_wait, max_deliver, max_ack_pending, filter_subject } = wanted;
  const changeable = { ack_wait, max_deliver, max_ack_pending, filter_subject, backoff: [] };
  const corrected = await manager.consumers.update(stream, durable, changeable).catch(() => undefined);
  if (corrected && consumerDrift(wanted, corrected.config).length === 0) {
    return { info: corrected, outcome: 'corrected', drifted };
  }
  await manager.consumers.delete(stream, durable);
  return { info: await manager.consumers.add(stream, wanted), outcome: 'recreated', drifted };
}
