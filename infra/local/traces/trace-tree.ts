import { styleText } from 'node:util';
import type { Span } from './spans.ts';

/** The trace whose correlation id or trace id starts with `id`; empty if there is none. */
export function findTrace(spans: readonly Span[], id: string): Span[] {
  const found = spans.find(
    ({ correlationId = '', traceId }) =>
      correlationId.startsWith(id.toLowerCase()) || traceId.startsWith(id.toLowerCase()),
  );
  return spans.filter(({ traceId }) => traceId === found?.traceId);
}

function describe({ service, name, durationMs, hasFailed }: Span, offsetMs: number): string {
  const times = styleText('dim', `${durationMs.toFixed(1)} ms, from ${offsetMs.toFixed(1)} ms`);
  return `${styleText('cyan', service)}  ${hasFailed ? styleText('red', `${name} (failed)`) : name}  ${times}`;
}

/** The spans of a trace as a tree, one line each, in the order of their start. */
export function traceTree(trace: readonly Span[]): string[] {
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const parents = Map.groupBy(
    trace.toSorted((a, b) => a.startMs - b.startMs),
    ({ parentSpanId = '' }) => (ids.has(parentSpanId) ? parentSpanId : ''),
  );
  const firstMs = Math.min(...trace.map(({ startMs }) => startMs));
  const below = (parent: string): string[] => {
    const children = parents.get(parent) ?? [];
    return children.flatMap((span, at) => {
      const isLast = at === children.length - 1;
      const [branch, indent] = parent === '' ? ['', ''] : isLast ? ['└─ ', '   '] : ['├─ ', '│  '];
      return [branch + describe(span, span.startMs - firstMs), ...below(span.spanId).map((line) => indent + line)];
    });
  };
  return below('');
}
