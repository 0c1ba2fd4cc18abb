import { describe, expect, it } from '@jest/globals';
import { JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import { isConsumerMissing, isMessageRefused, isStreamMissing } from './nats-errors.js';

const fault = (code: number, err_code: number) => new JetStreamApiError({ code, err_code, description: 'no' });

describe('errors of NATS', () => {
  it('show what is missing', () => {
    expect([isStreamMissing(fault(404, 10059)), isStreamMissing(fault(404, 10014))]).toEqual([true, false]);
    expect([isConsumerMissing(fault(404, 10014)), isConsumerMissing(fault(404, 10059))]).toEqual([true, false]);
    expect([isStreamMissing(new Error('stream not found')), isConsumerMissing(undefined)]).toEqual([false, false]);
  });

  it.each([
    ['larger than the stream takes', fault(400, 10054), true],
    ['larger than the server takes', errors.InvalidArgumentError.format('payload', 'max_payload size exceeded'), true],
    ['no subject', new errors.InvalidSubjectError('a b'), true],
    ['no answer', new errors.TimeoutError(), false],
    ['no room on the server', fault(503, 10047), false],
    ['no connection', new errors.ClosedConnectionError(), false],
  ])('concern the message or not: %s', (_, error, blamed) => {
    expect(isMessageRefused(error)).toBe(blamed);
  });
});
