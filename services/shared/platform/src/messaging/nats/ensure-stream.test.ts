import { describe, expect, it } from '@jest/globals';
import { StorageType, type StreamConfig } from '@nats-io/jetstream';
import { streamConfiguration, streamDrift } from './ensure-stream.js';

const wanted = streamConfiguration('lamps');
const actual = (change: Partial<StreamConfig>) => ({ ...wanted, num_replicas: 3, ...change }) as StreamConfig;

describe('streamDrift', () => {
  it('is nothing when all that is wanted is there, whatever else is', () => {
    expect(streamDrift(wanted, actual({}))).toEqual([]);
  });

  it('names what differs', () => {
    const change = { subjects: ['hilltop.lamps.>', 'more'], storage: StorageType.Memory, max_bytes: 10 };
    expect(streamDrift(wanted, actual(change)).sort()).toEqual(['max_bytes', 'storage', 'subjects']);
  });
});
