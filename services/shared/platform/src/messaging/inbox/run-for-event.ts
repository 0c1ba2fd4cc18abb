import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { runWithCorrelation } from '../../logging/correlation.js';
import { runWithTraceparent } from '../../telemetry/trace-context.js';

/** Runs `work` with the correlation id and the trace of the event. */
export function runForEvent<Result>(event: CloudEvent, work: () => Result): Result {
  return runWithCorrelation(event.correlationid, () =>
    event.traceparent === undefined ? work() : runWithTraceparent(event.traceparent, work),
  );
}
