import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { Span } from './spans.ts';

type Attributes = readonly { key: string; value: { stringValue?: string } }[];

/** An OpenTelemetry export (OTLP, JSON). Times are nanoseconds since 1970, as text. */
interface Export {
  resourceSpans: readonly {
    resource: { attributes: Attributes };
    scopeSpans: readonly {
      spans: readonly {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        attributes: Attributes;
        status: { code?: number };
      }[];
    }[];
  }[];
}

const failed = 2;

function attribute(attributes: Attributes, name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue;
}

function spansOf({ resourceSpans }: Export): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, status }) => ({
        ...{ traceId, spanId, parentSpanId, name },
        service: attribute(resource.attributes, 'service.name') ?? '',
        startMs: Number(startTimeUnixNano) / 1e6,
        durationMs: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
        hasFailed: status.code === failed,
        correlationId: attribute(attributes, 'hilltop.correlation_id'),
      })),
  );
}

/** Collects the spans of all parts in `spans.log`. Returns the URL for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export async function collectSpans(logDirectory: string): Promise<string> {
  const log = new RotatingLog(logDirectory, 'spans');
  const server = createServer(async (request, response) => {
    try {
      for (const span of spansOf((await json(request)) as Export)) log.write(JSON.stringify(span));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve).unref());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
