import type { CacheTag } from './cache-tags.js';

/** How responses of a field of `Query` that is the same for everybody are cached. */
interface PublicField {
  readonly tags: readonly CacheTag[];
  /** Expires on the quarter hour: start times pass without an event, and no time zone is off by less than a quarter. */
  readonly expiresOnQuarterHour?: true;
  /** The last good response is served, marked as stale, while the subgraph is unavailable. */
  readonly staleIfError?: true;
}

/**
 * Fields of `Query` that are cached. Every other field is in `uncacheable`. Everything a public field leads to must belong
 * to the service whose events its tags name.
 */
export const publicFields: Readonly<Record<string, PublicField>> = {
  tours: { tags: ['tours'], staleIfError: true },
  availability: { tags: ['tours', 'seats', 'calendar'], expiresOnQuarterHour: true },
  houseCalendar: { tags: ['calendar'], expiresOnQuarterHour: true, staleIfError: true },
  // The menu is code of bookings: it changes with a release.
  foodService: { tags: [], staleIfError: true },
  products: { tags: ['products'], staleIfError: true },
  product: { tags: ['products'], staleIfError: true },
  siteContent: { tags: ['content'], staleIfError: true },
};

export const uncacheable: readonly string[] = [
  'bookings',
  'myBooking',
  'staffCalendar',
  'calendarSettings',
  'previewClosure',
  'closures',
  'closure',
  'guideFeed',
  'guideCalendar',
  'waitlist',
  'waitlistEntry',
  'waitlistByEmail',
  'erasures',
  'bookingsByEmail',
  'checkInsByEmail',
  'ordersByEmail',
  'messagesByEmail',
  'booking',
  'bookingChanges',
  'bookingsAhead',
  'kitchenSheet',
  'doorManifest',
  'doorDay',
  'contactMessages',
  'images',
  'emails',
  'cart',
  'orders',
  'me',
  'myAccount',
  'staffAccounts',
  'staffActions',
];

export const withoutInvalidation: readonly string[] = [
  'createGuideFeed',
  'revokeGuideFeed',
  'erasePerson',
  'changeFood',
  'staffChangeFood',
  'extendHold',
  'extendOffer',
  'joinWaitlist',
  'requestBookingLink',
  'startBookingPayment',
  'startOrderPayment',
  'resendTicket',
  'retryRefund',
  'payOutRefund',
  'signWaiver',
  'signWaiverAtDoor',
  'changeAccessNeeds',
  'markDelivery',
  'submitScans',
  'settleConflict',
  'sendMessage',
  'resendEmail',
  'readMessage',
  'answerMessage',
  'changeOrderStatus',
  'addToCart',
  'setCartQuantity',
  'removeFromCart',
  'clearCart',
  'createOrder',
  'inviteStaff',
  'inviteStaffAgain',
  'changeStaffRole',
  'disableStaff',
  'enableStaff',
  'endStaffSessions',
  'endMySession',
  'changePassword',
  'startSecondStep',
  'confirmSecondStep',
  'endSecondStep',
  'requestPasswordReset',
  'setPassword',
];

export interface CachePolicy {
  readonly tags: readonly CacheTag[];
  readonly expiresOnQuarterHour: boolean;
  readonly staleIfError: boolean;
}

export function cachePolicyOf(fields: readonly string[]): CachePolicy | undefined {
  const known = fields.flatMap((field) => (Object.hasOwn(publicFields, field) ? (publicFields[field] ?? []) : []));
  if (known.length === 0 || known.length < fields.length) return undefined;
  return {
    tags: [...new Set(known.flatMap(({ tags }) => tags))],
    expiresOnQuarterHour: known.some((field) => field.expiresOnQuarterHour),
    staleIfError: known.every((field) => field.staleIfError),
  };
}
