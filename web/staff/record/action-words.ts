import type { RecordedActionFragment, TourType } from '../../generated/staff-operations.js';
import { shownTime } from '../../kit/lib/house-hours.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { dateAfter, fullDate, isDate, venueDateTime, weekdayName } from '../../kit/lib/venue-dates.js';

/** Name of an ISO 8601 weekday number. 2026-11-01 was a Sunday. */
function weekdayOf(day: string): string {
  return weekdayName(dateAfter('2026-11-01', Number(day)));
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type NameOf = (type: TourType) => string;

/** A recorded value in words: dates and times on the venue's clock, slots by tour, money in dollars. */
function recordedValue(field: string, value: string, nameOf: NameOf): string {
  if (field.endsWith('Cents')) return `$${(Number(value) / 100).toFixed(2)}`;
  if (field === 'weekdays') return value.split(', ').map(weekdayOf).join(', ');
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  if (/^\d\d:\d\d(, \d\d:\d\d)*$/.test(value)) return value.split(', ').map(shownTime).join(', ');
  if (isDate(value)) return fullDate(value);
  if (instant.test(value)) return venueDateTime(value);
  if (uuid.test(value)) return 'someone without an account';
  const [type, start = ''] = value.split('@');
  if (!instant.test(start)) return value === 'cancelled' ? 'canceled' : value.replaceAll('_', ' ');
  const label = TOUR_TYPES.find((known) => known === type);
  return `${label ? nameOf(label) : type}, ${venueDateTime(start)}`;
}

/** What staff could do in earlier releases: the record keeps it. */
const FORMER_ACTIONS = {
  staffMoveBooking: 'Moved a booking',
  staffChangePartySize: 'Changed the size of a party',
  staffChangeParty: 'Changed the guests of a party',
  staffChangeFood: 'Changed the food of a party',
  staffCancelBooking: 'Canceled a booking',
};

/** By the server's name of the action. */
const actions: Readonly<Record<string, string>> = {
  createProduct: 'Added a product',
  updateProduct: 'Changed a product',
  countStock: 'Counted a product',
  withdrawProduct: 'Withdrew a product',
  createTour: 'Added a tour',
  updateTour: 'Changed a tour',
  withdrawTour: 'Withdrew a tour',
  addTicketType: 'Added a ticket type',
  endTicketType: 'Ended a ticket type',
  setTourPrice: 'Set a price of a tour',
  confirmTourPrices: 'Confirmed example prices of a tour',
  endTourPrice: 'Ended a price of a tour',
  savePriceRule: 'Saved a price rule',
  removePriceRule: 'Removed a price rule',
  saveMenu: 'Changed the menu of a restaurant',
  addRestaurant: 'Added a restaurant',
  saveRestaurant: 'Changed a restaurant',
  withdrawRestaurant: 'Withdrew a restaurant',
  restoreRestaurant: 'Restored a restaurant',
  saveGuestQuestion: 'Changed a question to guests',
  withdrawGuestQuestion: 'Withdrew a question to guests',
  moveRestaurantUp: 'Moved a restaurant up',
  uploadImage: 'Uploaded an image',
  removeImage: 'Removed an image',
  staffChangeBooking: 'Changed a booking',
  staffCorrectContact: 'Corrected the contact of a guest',
  staffRefundGoodwill: 'Refunded part of a booking',
  addBookingNote: 'Added a note to a booking',
  removeBookingNote: 'Removed a note of a booking',
  setReminderRule: 'Turned a reminder on or off',
  setGroupReminderRule: 'Turned a reminder of groups on or off',
  correctMovement: 'Corrected a movement of the books',
  addReportSchedule: 'Had a file mailed on a schedule',
  endReportSchedule: 'Ended a mailed file',
  decideGuestBookEntry: 'Decided on words for the guest book',
  removeFromWaitlist: 'Removed a party from the waiting list',
  replaceVisitLink: 'Replaced the link of a visit',
  retryRefund: 'Retried a refund',
  saveGroupTerms: 'Changed the conditions of groups',
  setGroupRate: 'Changed a price of groups',
  askForGroup: 'Wrote down what a group asks for',
  sendGroupQuote: 'Quoted a group',
  correctGroupOrganizer: 'Corrected the organizer of a group',
  acceptForCaller: 'Accepted a quote for a group',
  secureByPurchaseOrder: 'Booked a group on its order',
  secureWithout: 'Booked a group without an order',
  changeGroupCount: 'Changed the count of a group',
  recordGroupPayment: 'Wrote down money of a group',
  recordSharedPayment: 'Wrote down money of several groups',
  payOutGroup: 'Paid money back to a group',
  payOverGroup: 'Paid money of a group over to another one',
  questionInvoice: 'Marked an invoice as questioned, or took the mark away',
  mergeOrganizations: 'Made two organizations one',
  reverseGroupPayment: 'Took a payment of a group back out',
  writeOffGroup: 'Wrote off what a group owes',
  issueInvoice: 'Issued an invoice',
  issueCreditNote: 'Issued a credit note',
  ...{ addGroupFile: 'Added a file of a group', removeGroupFile: 'Removed a file of a group' },
  confirmExemption: 'Confirmed that an organization pays no sales tax',
  creditTax: 'Credited the tax of an invoice',
  endGroup: 'Ended a group',
  ...{ createPromotion: 'Created a code', endPromotion: 'Ended a code' },
  issueVoucher: 'Issued a voucher',
  blockVoucher: 'Blocked a voucher',
  replaceVoucher: 'Replaced the code of a voucher',
  refundVoucher: 'Refunded the balance of a voucher',
  cashOutVoucher: 'Paid out the balance of a voucher',
  payOutRefund: 'Paid out a refund',
  removeWaiver: 'Removed the signature of a waiver',
  signWaiverAtDoor: 'Recorded a waiver at the door',
  sellWalkUp: 'Sold seats at the door',
  bookForCaller: 'Booked for a caller',
  correctPaymentLink: 'Corrected the caller of a payment link, and mailed it anew',
  sendPaymentLink: 'Mailed a payment link again',
  releasePaymentLink: 'Released seats that waited for a payment',
  takeDoorPayment: 'Took a payment at the door',
  markDelivery: 'Marked a food delivery',
  submitScans: 'Sent scans from the door',
  settleConflict: 'Settled a conflict at the door',
  changeHours: 'Changed the hours',
  changeDay: 'Changed a day',
  closeDay: 'Closed a day',
  reopenDay: 'Reopened a day',
  setChangeRule: 'Set the rule for changes and refunds',
  confirmOpenDays: 'Said that the house is open on holidays',
  ...{ addNotice: 'Added a notice', removeNotice: 'Removed a notice' },
  changeCapacity: 'Changed the seats of a time',
  assignGuide: 'Assigned a guide',
  leadTime: 'Took over a time',
  createGuideFeed: 'Created a calendar link',
  revokeGuideFeed: 'Revoked a calendar link',
  cancelOrderLine: 'Canceled goods of an order',
  retryOrderRefund: 'Sent the refund of an order again',
  setShipping: 'Changed the shipping rate',
  setTaxRate: 'Set a rate of sales tax',
  confirmTaxRate: 'Confirmed a rate of sales tax',
  correctOrderDelivery: 'Corrected the address of an order',
  correctOrderParcel: 'Corrected carrier or tracking number of an order',
  changeOrderStatus: 'Changed the status of an order',
  readMessage: 'Read a message',
  trustMessage: 'Said that a suspected message came from a person',
  answerMessage: 'Marked a message as answered',
  saveHouseDetails: 'Changed the details of the house',
  saveTestimonials: 'Changed what guests say',
  saveMedia: 'Changed the media page',
  saveQuestions: 'Changed the questions of visitors',
  erasePerson: 'Erased the data of a visitor',
  resendEmail: 'Sent an e-mail again',
  resendDeadLetter: 'Retried an event',
  inviteStaff: 'Added a person',
  inviteStaffAgain: 'Sent an invitation again',
  changeStaffRole: 'Changed a role',
  ...{ disableStaff: 'Disabled an account', enableStaff: 'Enabled an account' },
  endStaffSessions: 'Signed a person out',
  endMySession: 'Ended a session of their own',
  changePassword: 'Changed their password',
  startSecondStep: 'Started setting up an authenticator app',
  confirmSecondStep: 'Turned on two-step verification',
  endSecondStep: 'Turned off two-step verification',
  ...FORMER_ACTIONS,
};

export const knownActions: readonly (readonly [name: string, words: string])[] = Object.entries(actions);

export function actionWords(name: string): string {
  return actions[name] ?? name;
}

type Change = RecordedActionFragment['changes'][number];

/** "price: $14.50 to $15.00" */
function changeWords({ field, before, after }: Change, nameOf: NameOf): string {
  const name = field.replace(/(Cents|Id)$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const show = (value: string | null): string => (value === null ? 'none' : recordedValue(field, value, nameOf));
  return before === null || after === null
    ? `${name}: ${show(after ?? before)}`
    : `${name}: ${show(before)} to ${show(after)}`;
}

const sections: Readonly<Record<string, string>> = {
  house: 'House',
  media: 'Media',
  questions: 'Questions of visitors',
  testimonials: 'Testimonials',
};

type Target = Pick<RecordedActionFragment, 'targetType' | 'targetId' | 'targetName'>;

/** The changed thing by its name: "House Chip", "December 5, 2026"; empty if it has none. @param nameOf what times of a type are called */
export function targetWords({ targetType, targetId, targetName }: Target, nameOf: NameOf): string {
  if (targetName !== null) return recordedValue('name', targetName, nameOf);
  const hasReadableId = targetType === 'day' || targetType === 'hours' || targetType === 'slot';
  return hasReadableId ? recordedValue('id', targetId, nameOf) : (sections[targetId] ?? '');
}

export function changesWords(changes: readonly Change[], nameOf: NameOf): string {
  return changes.map((change) => changeWords(change, nameOf)).join('; ');
}
