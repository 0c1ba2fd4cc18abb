import { faultsOf } from '@hilltop/platform/outcome/in-language';
import { spanish } from './faults.es.js';

const NAMES = {
  accessNeeds: 'Access needs',
  specialRequests: 'Special requests',
  additionalNotes: 'Additional notes',
  firstName: 'First name',
  lastName: 'Last name',
  guestName: 'The name',
  signedBy: 'The name of the adult who signs for a child',
  foodRestaurant: 'Restaurant',
  foodDetails: 'Order details',
  foodAddress: 'Delivery address',
  foodTime: 'Delivery time',
  words: 'Your words',
  writer: 'The first name',
  privateWords: 'What you tell the house',
};

type Name = keyof typeof NAMES;
type PersonName = Extract<Name, 'firstName' | 'lastName' | 'guestName' | 'signedBy'>;

const english = {
  long: (name: Name, most: number) => `${NAMES[name]} can have at most ${most} characters`,
  short: (name: PersonName) => `${NAMES[name]} must be at least 2 characters`,
  unreadable: (name: PersonName) => `${NAMES[name]} has no letters`,
  phone: 'Please enter a valid phone number',
  waiver: 'You must accept the liability waiver to continue',
  unpaid: 'A booking must be paid: paymentStatus must be "paid"',
  noHoldId: 'This is not the id of a hold',
  noSuchHold: 'The hold to replace does not exist',
  holdId: 'The id of a hold must be a UUID',

  noSuchTour: 'This tour does not exist',
  time: 'Please choose a time',
  otherTimes: (most: number) => `You can choose at most ${most} other times`,
  ticketType: 'Please say which kind of ticket',
  noSuchType: 'There is no such kind of ticket',
  tickets: 'Please say which guests come',
  typesOnce: 'Please name each kind of ticket once',
  wholeGuests: 'The number of guests must be a whole number',
  noGuests: 'The number of guests must be 0 or more',
  smallParty: 'Group size must be at least 1',
  largeParty: (most: number) => `Maximum group size is ${most}`,
  largeForTour: (most: number) => `Maximum group size on this tour is ${most}`,
  offeredSeats: (seats: number) => `The offer is for at most ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  offeredGuests: (guests: number) => `The offer is for at most ${guests} guests`,

  declined: 'Your bank declined the payment.',
  slowCharge: 'The payment of the difference took too long.',
  noCard:
    'No card has paid for this visit, so the difference cannot be charged to one. It can be paid with a card on the page of the visit.',
  otherPrice: 'These tickets cost something else today',

  noQuestion: 'This is not the id of a question',
  manyAnswers: (most: number) => `There are at most ${most} answers`,
  twice: 'This was answered twice',
  unanswered: 'Please answer this',
  noSuchGuest: (guests: number) => `This party has guests 1 to ${guests}`,
  askedOnce: 'This is asked once for the party',
  longAnswer: (most: number) => `An answer can have at most ${most} characters`,
  option: 'Please choose one of the options',
  yesOrNo: 'Please choose yes or no',
  origin: 'Please write a ZIP code of five digits, or a country',

  noSuchDish: 'There is no such dish',
  wholeCount: 'Count must be a whole number',
  smallCount: 'Count must be at least 1',
  largeCount: (most: number) => `Count can be at most ${most}`,
  noSuchRestaurant: 'There is no such restaurant',
  manyDishes: (most: number) => `An order can have at most ${most} dishes`,
  smallForFood: (least: number) => `Food can be ordered for groups of ${least} or more`,
  noDish: 'Please choose at least one dish, or no food',
  dishesOf: (restaurant: string) => `Please choose dishes of ${restaurant}`,
  /** @param example such as `10 × Sandwich` */
  dishInWords: (restaurant: string, example: string) =>
    `Please write each dish of ${restaurant} as a quantity and its name, such as ${example}`,
  totalWithoutFood: 'Without a restaurant the food total must be 0.00',
  foodTime: (time: string) => `Food for this tour is delivered at ${time}`,
  foodAddress: (address: string) => `Food is delivered to ${address}`,
  restaurantClosed: (restaurant: string) =>
    `No food can be ordered from ${restaurant} now. Please choose another restaurant, or no food.`,
  noRestaurants: 'No food can be ordered here: food order platform must be none.',
  restaurants: (codes: string) => `Food order platform must be one of ${codes}.`,

  wholeRevision: 'The revision must be a whole number',
  revision: 'The revision must be 0 or more',
  oneChange: 'Please name one change: another time, another party, other food, or a cancellation',
  noTime: 'Please name a time',
  manyTimes: (most: number) => `At most ${most} times can be asked at once`,
  sameTime: 'This is already the time of your booking',
  noCredit: 'Only a party whose time we closed can keep what it paid as a voucher, and only by its own link.',
  code: 'A confirmation code has eight letters and digits, like HT-7K4M-9QXW',
  noAddress: 'There is no e-mail address for a new link. Please call us, or write to us on our contact page.',
  noTicket: 'This booking is canceled, so it has no ticket.',
  waiverVersion: 'The text of the waiver has changed. Please reload the page',
  signedAlready: (guest: string) =>
    `${guest} has already signed. For another guest with this name, please add a middle name`,

  wholeStars: 'Stars are a whole number from 1 to 5',
  stars: 'Stars are 1 to 5',
  writer: 'Please enter a first name',
  noWords: 'Please write a few words',

  groupId: 'The id of a group must be a UUID',
  groupNumber: 'Please name the group',
  organization: 'Please name the organization',
  fewPerGuide: 'A guide leads 1 person or more',
  manyPerGuide: (most: number) => `A guide leads at most ${most} people`,
  wholePeople: (of: 'pupils' | 'adults') => `The number of ${of} must be a whole number`,
  partSize: (most: number) => `A part has 1 to ${most} people`,
  noStart: 'Please name a start',
  manyParts: (most: number) => `A group has at most ${most} parts`,
  startsOnce: 'Please name each start once',
  noGroups: 'This tour is sold by parties: it takes no groups',
  groupBooked: 'This group is booked already',
  heldUntil: 'Seats are held until a moment that is ahead and not after the first start',
};

/** Of what visitors and organizers enter. Faults of the panel and the door are English, and stay in their shapes. */
export const faults = faultsOf(english, { es: spanish });
