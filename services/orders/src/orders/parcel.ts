import { cleanLine, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { Parcel as ParcelView } from '../generated/schema-types.js';
import type { Order, Parcel } from './order.entity.js';

/** Where carriers show a number, which is appended. */
const PAGES: Readonly<Record<string, string>> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
};

/** "ups" is "UPS", so that it has its page. */
function carrierOf(typed: string): string {
  return Object.keys(PAGES).find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** Lengths are counted without the blanks that people type between groups of digits. */
const trackingNumber = z
  .string()
  .overwrite((typed) => cleanLine(typed).replaceAll(' ', '').toUpperCase())
  .max(40, 'Tracking number can have at most 40 characters')
  .regex(/^[A-Z0-9]*$/, 'Tracking number has letters and digits only');

export const parcelInput = z.object({
  carrier: lineField()
    .min(1, 'Please name the carrier')
    .max(40, 'Carrier can have at most 40 characters')
    .transform(carrierOf),
  trackingNumber: trackingNumber.nullish().transform((number) => number || null),
});

/** Only the names of what differs: events have no personal data. */
export function correctedParts(was: Parcel | null, is: Parcel): string {
  const carrier = was?.carrier === is.carrier ? [] : ['carrier'];
  const number = (was?.trackingNumber ?? null) === is.trackingNumber ? [] : ['tracking number'];
  return [...carrier, ...number].join(', ');
}

/** Null while the order is here. */
export function parcelView({ parcel, status, statusChangedAt }: Order): ParcelView | null {
  if (!parcel || status !== 'handed_over') return null;
  const { carrier, trackingNumber: number } = parcel;
  const page = PAGES[carrier];
  return {
    carrier,
    trackingNumber: number,
    trackingUrl: page !== undefined && number !== null ? `${page}${encodeURIComponent(number)}` : null,
    sentAt: statusChangedAt?.toISOString() ?? null,
  };
}
