import { expect, it } from '@jest/globals';
import type { Instance } from '../../launch/instance.ts';
import { readSpans, type Span } from '../../traces/spans.ts';
import { findTrace } from '../../traces/trace-tree.ts';
import { dayAhead, postBooking, tourBooking } from '../support/tour-booking.ts';
import { until } from '../support/until.ts';

// As the site makes it for each of its requests (`web/kit/data/apollo-client.ts`).
const browser = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

/** From a span to the one that began it all, as `service: name`. */
function wayTo(span: Span | undefined, spans: readonly Span[]): string[] {
  const parent = spans.find((one) => one.spanId === span?.parentSpanId);
  return span ? [...wayTo(parent, spans), `${span.service}: ${span.name}`] : [];
}

/** Tests that a booking is one trace, which `make trace` finds. `spans` is the folder that spans are collected in. */
export function oneTrace(instance: () => Instance, spans: string): void {
  it('follows a booking from the browser to the e-mail as one trace', async () => {
    const booking = tourBooking({ name: 'trace', guests: 2, tourDate: dayAhead(9, 6), tourTime: '10:00 AM' });
    const headers = { traceparent: `00-${browser.traceId}-${browser.spanId}-01` };
    const response = await postBooking(instance().site, booking, { headers });
    expect(response.status).toBe(201);

    type Mail = { headers: Record<string, string> };
    let mails: Mail[] = [];
    await until('the e-mail', async () => {
      mails = (await (await fetch(`${instance().inbox}/api/email`)).json()) as Mail[];
      return mails.length > 0;
    });
    expect(mails.map(({ headers }) => headers.traceparent?.split('-')[1])).toEqual([browser.traceId]);

    const ofTheBooking = () => findTrace(readSpans(spans), response.headers.get('x-correlation-id') ?? '');
    const named = (name: string) => ofTheBooking().find((span) => span.name === name);
    const sent = () => wayTo(named('send booking-ticket'), ofTheBooking());
    const published = () => wayTo(named('publish hilltop.bookings.booking-confirmed.v1'), ofTheBooking());
    const door = 'gateway: POST /api/tour-bookings';
    // Each process sends its spans when it has gathered some.
    await until('the last span', () => sent()[0] === door && published()[0] === door);
    const asked = [
      door,
      'gateway: gateway.request',
      'gateway: gateway.execute',
      'gateway: gateway.fetch',
      'gateway: call bookings',
      'bookings: POST /graphql createBooking',
      'bookings: resolve createBooking',
    ];
    expect(published()).toEqual([...asked, 'bookings: publish hilltop.bookings.booking-confirmed.v1']);
    expect(sent()).toEqual([
      ...asked,
      'notifications: process hilltop.bookings.booking-confirmed.v1',
      'notifications: send booking-ticket',
    ]);
    expect(named('POST /api/tour-bookings')).toMatchObject({ traceId: browser.traceId, parentSpanId: browser.spanId });
    expect(new Set(ofTheBooking().map(({ service }) => service))).toEqual(
      new Set(['gateway', 'bookings', 'notifications']),
    );
  }, 600_000);
}
