import {
  DiscardPolicy,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { isStreamMissing } from './nats-errors.js';
import { streamKeepsMs, streamName, streamSubjects } from './stream-name.js';

/** Ops decide the number of replicas. */
export function streamConfiguration(service: string) {
  return {
    name: streamName(service),
    subjects: streamSubjects(service),
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(streamKeepsMs),
    max_msgs: -1,
    max_bytes: -1,
    max_msgs_per_subject: -1,
    duplicate_window: nanos(2 * 60 * 1000),
  } satisfies Partial<StreamConfig>;
}

export function streamDrift(wanted: Partial<StreamConfig>, actual: StreamConfig): string[] {
  return Object.entries(wanted)
    .filter(([key, value]) => JSON.stringify(actual[key as keyof StreamConfig]) !== JSON.stringify(value))
    .map(([key]) => key);
}

/** Creates a service's stream or corrects it. @throws when storage or retention would change, which the server refuses */
export async function ensureStream(
  manager: JetStreamManager,
  service: string,
): Promise<{ info: StreamInfo; created: boolean; corrected: string[] }> {
  const wanted = streamConfiguration(service);
  let info: StreamInfo;
  try {
    info = await manager.streams.info(wanted.name);
  } catch (error) {
    if (!isStreamMissing(error)) throw error;
    return { info: await manager.streams.add(wanted), created: true, corrected: [] };
  }
  const corrected = streamDrift(wanted, info.config);
  if (corrected.length > 0) info = await manager.streams.update(wanted.name, wanted);
  return { info, created: false, corrected };
}
