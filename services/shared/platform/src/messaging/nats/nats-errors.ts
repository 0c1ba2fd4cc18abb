import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

/** The server has no such stream: not created yet, deleted, or its store is gone. */
export function isStreamMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;
}

/** The stream has no such consumer. */
export function isConsumerMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound;
}

/** It is this message that cannot be sent (too large, a subject that is none); others may well go through. */
export function isMessageRefused(error: unknown): boolean {
  if (error instanceof errors.InvalidArgumentError || error instanceof errors.InvalidSubjectError) return true;
  return error instanceof JetStreamApiError && error.status === 400;
}
