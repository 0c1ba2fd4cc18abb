import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { runWithCorrelation } from '../../logging/correlation.js';
import { runWithTraceparent } from '../../telemetry/trace-context.js';

/** Runs `work` as a part of what caused the event: same correlation id in the logs, same trace. */
export function runForEvent<Result>(event: CloudEvent, work: () => Result): Result {
  return runWithCorrelation(event.correlationid, () =>
    event.traceparent === undefined ? work() : runWithTraceparent(event.traceparent, work),
  );
}
