import { describe, expect, it } from '@jest/globals';
import { StorageType, type StreamConfig } from '@nats-io/jetstream';
import { streamConfiguration, streamDrift } from './ensure-stream.js';

const wanted = streamConfiguration('lamps');
const actual = (change: Partial<StreamConfig>) => ({ ...wanted, num_replicas: 3, ...change }) as StreamConfig;

describe('streamDrift', () => {
  it('is empty when all expected settings match, ignoring others', () => {
    expect(streamDrift(wanted, actual({}))).toEqual([]);
  });

  it('names the settings that differ', () => {
    const change = { subjects: ['hilltop.lamps.>', 'more'], storage: StorageType.Memory, max_bytes: 10 };
    expect(streamDrift(wanted, actual(change)).sort()).toEqual(['max_bytes', 'storage', 'subjects']);
  });
});
