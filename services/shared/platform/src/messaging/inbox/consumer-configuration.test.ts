import { describe, expect, it } from '@jest/globals';
import type { ConsumerConfig } from '@nats-io/jetstream';
import { consumerConfiguration, consumerDrift } from './consumer-configuration.js';

const wanted = consumerConfiguration('watcher', 'hilltop.lamps.lamp-lit.v1');
const actual = (change: Partial<ConsumerConfig>) => ({ ...wanted, max_waiting: 512, ...change }) as ConsumerConfig;

describe('consumerDrift', () => {
  it('is empty when all expected settings match, ignoring others', () => {
    expect(consumerDrift(wanted, actual({ backoff: [], num_replicas: 3 }))).toEqual([]);
  });

  it.each<[string, Partial<ConsumerConfig>]>([
    ['ack_wait', { ack_wait: 1 }],
    ['max_deliver', { max_deliver: 5 }],
    ['backoff', { backoff: [1] }],
    ['filter_subjects', { filter_subjects: ['a', 'b'] }],
  ])('names %s', (name, change) => {
    expect(consumerDrift(wanted, actual(change))).toEqual([name]);
  });
});
