import type { CacheTag } from './cache-tags.js';

/** How responses of a public field of `Query` are cached. */
interface PublicField {
  readonly tags: readonly CacheTag[];
  /**
   * Expires on the quarter hour: start times pass without an event, and time zones are whole quarters of an hour apart.
   */
  readonly expiresOnQuarterHour?: true;
  /** Serve the last good response, marked as stale, while the subgraph is unavailable. */
  readonly staleIfError?: true;
}

/**
 * Cached fields of `Query`. Every other field is in `uncacheable`. Everything reachable from a public field must belong
 * to the service whose events its tags name.
 */
export const publicFields: Readonly<Record<string, PublicField>> = {
  tours: { tags: ['tours'], staleIfError: true },
  availability: { tags: ['tours', 'seats', 'calendar'], expiresOnQuarterHour: true },
  houseCalendar: { tags: ['calendar'], expiresOnQuarterHour: true, staleIfError: true },
  // The menu changes with a release. Bookings learns a new address of the house a moment after it is saved.
  foodService: { tags: ['content'], expiresOnQuarterHour: true, staleIfError: true },
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
  'doorTicket',
  'waiverInvitation',
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
  'replaceMyVisitLink',
  'replaceVisitLink',
  'signInvitedWaiver',
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
