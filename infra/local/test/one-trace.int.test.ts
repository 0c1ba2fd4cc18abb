import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openOwnHilltop } from '../launch/own-hilltop.ts';
import { postBooking, saturday, tourBooking } from './support/tour-booking.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly service: string;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<Span, 'service'>[] }[];
  }[];
}

// As the site makes it for each of its requests (`web/src/app/trace-of-request.ts`).
const browser = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

const root = new URL('../../..', import.meta.url).pathname;
/** Spans of every process, in memory. */
const spans: Span[] = [];
let collector: Server;
let hilltop: Awaited<ReturnType<typeof openOwnHilltop>>;

function take({ resourceSpans }: Export): void {
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service });
  }
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 90_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await pause(100);
  }
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    take((await json(request)) as Export);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  hilltop = await openOwnHilltop({ root, settings });
}, 300_000);

afterAll(async () => {
  await hilltop?.close();
  collector.close();
}, 60_000);

/** From a span to the one that began it all, as `service: name`. */
function wayTo(span: Span | undefined): string[] {
  const parent = spans.find((one) => one.spanId === span?.parentSpanId && one.traceId === span.traceId);
  return span ? [...wayTo(parent), `${span.service}: ${span.name}`] : [];
}

it('follows a booking from the browser to the e-mail as one trace', async () => {
  const booking = tourBooking({ name: 'trace', groupSize: 2, tourDate: saturday(), tourTime: '10:00 AM' });
  const headers = { traceparent: `00-${browser.traceId}-${browser.spanId}-01` };
  const response = await postBooking(hilltop.site, booking, { headers });
  expect(response.status).toBe(201);

  type Mail = { headers: Record<string, string> };
  let mails: Mail[] = [];
  await until('the e-mail', async () => {
    mails = (await (await fetch(`${hilltop.inbox}/api/email`)).json()) as Mail[];
    return mails.length > 0;
  });
  expect(mails.map(({ headers }) => headers.traceparent?.split('-')[1])).toEqual([browser.traceId]);

  const named = (name: string) => spans.find((span) => span.name === name);
  const sent = () => wayTo(named('send booking-ticket'));
  const published = () => wayTo(named('publish hilltop.bookings.booking-confirmed.v1'));
  const door = 'gateway: POST /api/tour-bookings';
  // Each process sends its spans when it has gathered some.
  await until('the last span', () => sent()[0] === door && published()[0] === door);
  const asked = [
    door,
    'gateway: gateway.request',
    'gateway: gateway.execute',
    'gateway: gateway.fetch',
    'gateway: ask bookings',
    'bookings: POST /graphql',
  ];
  expect(published()).toEqual([...asked, 'bookings: publish hilltop.bookings.booking-confirmed.v1']);
  expect(sent()).toEqual([
    ...asked,
    'notifications: process hilltop.bookings.booking-confirmed.v1',
    'notifications: send booking-ticket',
  ]);
  const { traceId, spanId } = browser;
  expect(named('POST /api/tour-bookings')).toMatchObject({ traceId, parentSpanId: spanId });
  const ofTheBooking = spans.filter((span) => span.traceId === traceId);
  expect(new Set(ofTheBooking.map(({ service }) => service))).toEqual(
    new Set(['gateway', 'bookings', 'notifications']),
  );
}, 240_000);
