import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

/** Not created yet, deleted, or its storage is gone. */
export function isStreamMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;
}

export function isConsumerMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound;
}

/** Only this message cannot be sent (too large, an invalid subject). */
export function isMessageRefused(error: unknown): boolean {
  if (error instanceof errors.InvalidArgumentError || error instanceof errors.InvalidSubjectError) return true;
  return error instanceof JetStreamApiError && error.status === 400;
}
