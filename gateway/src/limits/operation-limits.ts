/**
 * Bounds of one operation, far above what the site and the REST adapter need and far below what hurts.
 * Fields are counted as executed: a fragment counts each time it is spread.
 */
export const operationLimits = {
  /** Tokens of the document, checked while it is parsed. */
  tokens: 2_000,
  depth: 10,
  fields: 300,
  /** With these, one field can be requested at most ten times. */
  aliases: 9,
  directives: 20,
  /** Fields in the response, counted per list entry. Enough for seven store pages, or one calendar of two months. */
  cost: 5_000,
} as const;

/** Fields of `Mutation` in one operation: with many aliases, one request could hold all seats of a day. */
export const maxMutationFields = 1;

interface FieldCost {
  /** Entries of a list without pages: the maximum, or a usual number for staff and carts. */
  readonly entries?: number;
  /** The work of its service regardless of the selection, in fields. */
  readonly base?: number;
}

/**
 * By type and field. A page's list counts by its `first`; every other list of objects needs a row, as a test checks.
 */
export const fieldCosts: Readonly<Record<string, FieldCost>> = {
  'Query.tours': { entries: 10 },
  'Query.products': { entries: 100 },
  // Puts a second one in the same operation over the limit, however little it selects.
  'Query.availability': { base: 2_600 },
  'Availability.days': { entries: 62 },
  'DayAvailability.times': { entries: 9 },
  'HouseDetails.socials': { entries: 3 },
  'Testimonials.items': { entries: 3 },
  'MediaItems.items': { entries: 12 },
  'HouseCalendar.week': { entries: 7 },
  'HouseCalendar.specialDays': { entries: 92 },
  'HouseCalendar.notices': { entries: 5 },
  'StaffCalendar.days': { entries: 7 },
  'Query.closures': { entries: 3 },
  'Closure.answers': { entries: 100 },
  'KitchenSheet.deliveries': { entries: 10 },
  'FoodDelivery.orders': { entries: 3 },
  'FoodDelivery.marks': { entries: 3 },
  'DoorManifest.keys': { entries: 3 },
  'DoorManifest.times': { entries: 27 },
  'DoorManifest.admitted': { entries: 100 },
  'DoorManifest.tickets': { entries: 300 },
  'DoorManifest.parties': { entries: 100 },
  'DoorDay.conflicts': { entries: 100 },
  'DoorDay.phones': { entries: 10 },
  'CheckInConflict.scans': { entries: 3 },
  'CheckIn.scans': { entries: 5 },
  'CheckIn.conflicts': { entries: 2 },
  'ScansSubmitted.results': { entries: 200 },
  'Displacement.offers': { entries: 2 },
  'CalendarDay.times': { entries: 27 },
  'CalendarSettings.rules': { entries: 28 },
  'CalendarSettings.notices': { entries: 20 },
  'BookedTimesAffected.times': { entries: 50 },
  'FoodService.menus': { entries: 3 },
  'FoodMenu.items': { entries: 50 },
  'Cart.items': { entries: 50 },
  'Order.lines': { entries: 5 },
  'Booking.refunds': { entries: 3 },
  'Booking.payments': { entries: 3 },
  'Waivers.guests': { entries: 4 },
  'Query.erasures': { entries: 25 },
  'Erasure.reports': { entries: 3 },
  'Query.waitlist': { entries: 50 },
  'Query.waitlistByEmail': { entries: 25 },
  'WaitlistEntry.times': { entries: 9 },
  'Query.bookingsByEmail': { entries: 25 },
  'Query.checkInsByEmail': { entries: 25 },
  'Query.ordersByEmail': { entries: 25 },
  'Query.messagesByEmail': { entries: 25 },
  'Query.bookingChanges': { entries: 100 },
  'Image.usedBy': { entries: 5 },
  'Query.staffAccounts': { entries: 30 },
  'StaffAccount.sessions': { entries: 5 },
  'StaffAction.changes': { entries: 6 },
  'InvalidInput.fields': { entries: 25 },
};
