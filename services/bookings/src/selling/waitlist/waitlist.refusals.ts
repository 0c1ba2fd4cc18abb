import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { SlotClosed } from '../../opening/slots/slot.refusals.js';

export interface SlotHasRoom extends Refusal<'SlotHasRoom'> {
  readonly tourDate: string;
  readonly tourTime: string;
  readonly remaining: number;
}

export interface TooManyWaitlistEntries extends Refusal<'TooManyWaitlistEntries'> {
  readonly retryAfterSeconds: number;
}

export type WaitlistFull = Refusal<'WaitlistFull'>;
export type WaitlistUnconfirmed = Refusal<'WaitlistUnconfirmed'>;
export type WaitlistEntryNotFound = Refusal<'WaitlistEntryNotFound'>;
export type WaitlistEntryEnded = Refusal<'WaitlistEntryEnded'>;
export type OfferEnded = Refusal<'OfferEnded'>;

export function slotHasRoom(tourDate: string, tourTime: string, remaining: number): SlotHasRoom {
  const message = `There is room for your party at ${tourTime}. You can book it now.`;
  return { __typename: 'SlotHasRoom', message, tourDate, tourTime, remaining };
}

/** The list of a slot closes an hour before the start. */
export function listClosed(): SlotClosed {
  const message = 'The waiting list for this time is closed because the tour starts within the hour.';
  return { __typename: 'SlotClosed', message, reason: null };
}

export function waitlistFull(): WaitlistFull {
  const message = 'The waiting list for this time is full. Please choose another time.';
  return { __typename: 'WaitlistFull', message };
}

export function waitlistUnconfirmed(): WaitlistUnconfirmed {
  const message =
    'People on your network have asked for places and have not opened the links that we e-mailed. If you are one of them, please open your link, then join again. Otherwise please call us.';
  return { __typename: 'WaitlistUnconfirmed', message };
}

export function tooManyWaitlistEntries(retryAfterSeconds: number): TooManyWaitlistEntries {
  const message = busyNetwork('requests for the waiting list', retryAfterSeconds, ' or for this address');
  return { __typename: 'TooManyWaitlistEntries', message, retryAfterSeconds };
}

export function waitlistEntryNotFound(): WaitlistEntryNotFound {
  return { __typename: 'WaitlistEntryNotFound', message: 'We could not find a waiting list entry for this link.' };
}

export function waitlistEntryEnded(): WaitlistEntryEnded {
  return { __typename: 'WaitlistEntryEnded', message: 'This party is no longer on the waiting list.' };
}

export function offerEnded(): OfferEnded {
  const message = 'This offer has ended. If you have already paid, we will refund your card.';
  return { __typename: 'OfferEnded', message };
}
