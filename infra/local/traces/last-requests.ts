import { styleText } from 'node:util';
import type { Span } from './spans.ts';

const listed = 20;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/**
 * One line each: time, start of the correlation id, operation, duration.
 * e.g. `12:01:02  e2ffea62  POST /graphql HoldSeats  12.5 ms`
 */
export function lastRequests(spans: readonly Span[]): string[] {
  const requests = spans.filter(({ service, correlationId }) => service === 'gateway' && correlationId);
  return requests
    .toSorted((a, b) => a.startMs - b.startMs)
    .slice(-listed)
    .map(({ startMs, correlationId = '', name, durationMs, hasFailed }) => {
      const time = styleText('dim', new Date(startMs).toLocaleTimeString('en-GB', clock));
      const what = hasFailed ? styleText('red', `${name} (failed)`) : name;
      return `${time}  ${correlationId.slice(0, 8)}  ${what}  ${styleText('dim', `${durationMs.toFixed(1)} ms`)}`;
    });
}
