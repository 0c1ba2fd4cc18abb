import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { describe, expect, it } from '@jest/globals';
import { correlationId } from '../../logging/correlation.js';
import { currentTraceparent, runWithTraceparent } from '../../telemetry/trace-context.js';
import { runForEvent } from './run-reaction.js';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const event = { correlationid: 'request-1' } as CloudEvent;
const context = async () => {
  await Promise.resolve();
  return [correlationId(), currentTraceparent()];
};

describe('runForEvent', () => {
  it('continues the correlation id and the trace of the event only inside the work', async () => {
    expect(await runForEvent({ ...event, traceparent }, context)).toEqual(['request-1', traceparent]);
    expect(await context()).toEqual([expect.not.stringMatching('request-1'), undefined]);
  });

  it('keeps the current trace when the event has none', async () => {
    expect(await runWithTraceparent(traceparent, () => runForEvent(event, context))).toEqual([
      'request-1',
      traceparent,
    ]);
  });
});
