import { faultsOf } from '@hilltop/platform/outcome/in-language';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { spanish } from './faults.es.js';

const NAMES = {
  customerName: 'Full name',
  customerPhone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  recipient: 'The name of the recipient',
  giver: 'Your name',
  giftMessage: 'Message',
  name: 'The name',
  phone: 'The phone number',
  position: 'The position',
  orderNumber: 'The number of the order',
  billAddress: 'An address',
  grade: 'The grade',
  groupNeeds: 'What the group needs',
  note: 'The note',
  extra: 'What it is',
  exemption: 'The reason',
};

const english = {
  required: (name: keyof typeof NAMES) => `${NAMES[name]} is required`,
  long: (name: keyof typeof NAMES, most: number) => `${NAMES[name]} can have at most ${most} characters`,
  unreadable: (name: 'customerName' | 'name') => `${NAMES[name]} has no letters`,
  toSend: (name: 'customerPhone' | 'address' | 'city' | 'state' | 'zipCode') =>
    `${NAMES[name]} is required to send the order`,
  shipping: 'Shipping is charged for an order that is sent: please add it',

  session: 'Session id must have 8 to 128 letters, digits, dashes or underscores',
  wholeQuantity: 'Quantity must be a whole number',
  noQuantity: 'Quantity must be at least 1',
  highQuantity: (most: number) => `Quantity can be at most ${most}`,
  product: 'Product is required',
  noSuchProduct: 'There is no such product',
  notACode: 'This is not a code',
  noGifts: 'This house takes no gifts',
  wholeDollars: 'Amount must be whole dollars',
  pastDay: 'This day has passed. Choose today or a later day',
  lateDay: 'The day can be at most a year ahead',
  nothingToBuy: 'There is nothing in this cart that can be bought now',
  nothingToPay: 'There is nothing to pay for',
  noWayToGet: 'Please say where to send the order, or pick it up',
  /** @param most US dollars */
  largeOrder: (most: string) => `An order can come to at most ${most}: please order a part of the cart first`,

  wholePeople: (who: 'pupils' | 'adults') => `The number of ${who} must be a whole number`,
  /** @param first YYYY-MM-DD */
  earlyForGroup: (first: string) => `Groups come from ${writtenDate(first)} on. For an earlier day, please call us`,
  lateForGroup: 'Groups come within twelve months',
  longAddress: (most: number) => `An address can have at most ${most} lines`,
  time: 'Please write a time such as 10:00 AM',
  noSuchTour: 'This tour does not exist',
  notForGroups: 'Groups cannot come on this tour',
  noLongerForGroups: 'Groups cannot come on this tour any more',
  day: 'Please name a day',
  manyDays: (most: number) => `Please name at most ${most} days`,
  smallToAsk: (least: number) => `A group has at least ${least} people. Smaller parties book online`,
  small: (least: number) => `A group has at least ${least} people`,
  large: (most: number) => `A group has at most ${most} people`,
  manyStarts: (most: number) => `A group has at most ${most} starts`,
  organization: 'Please name the organization',
  organizationKind: 'Please choose what it is',
  noSuchOrganization: 'This organization does not exist',
  manyAsks: (most: number) =>
    `We have ${most} requests with this address, and answer them first. For more, please call us`,
  groupKeyReused: 'This key was used for another group',
  filled: 'Please leave this field empty',
  rulesChanged: 'The rules have changed. Please reload the page',
  billTo: 'Please write where the bill goes',
  futureOrder: 'The order is not after today',
  /** @param least US dollars */
  smallOrder: (least: string) => `The order must be for at least $${least}`,
  start: 'Please choose a start',
  sameStarts: 'You have these starts already',
  noSuchTime: 'There is no such time on this day',
  othersCome: 'Others come at this time already',
  fewSeats: (left: number) => (left === 0 ? 'No seat is left at this time' : `${left} seats are left at this time`),
  /** @param due US dollars */
  otherAmount: (due: string) => `$${due} is to be paid now. Please look at it again; nothing was charged`,
};

/** Of what visitors type, and the organizers of groups. Forms of staff are English. */
export const faults = faultsOf(english, { es: spanish });

/** What a person types, or an address: each has a name in messages. */
export type NamedField = keyof typeof NAMES;
