import { bookingPayload } from './booking-request.js';

const NOTE_ID = '0195c1a2-3b4c-4d5e-8f60-112233445599';
const ADD = `mutation ($id: ID!) { addBookingNote(bookingId: $id, input: { id: "${NOTE_ID}", text: "Ada", forDoor: true }) {
  __typename } }`;
const REMOVE = `mutation { removeBookingNote(noteId: "${NOTE_ID}") { __typename } }`;
const SIGNED = 'query ($id: ID!) { booking(bookingId: $id) { waivers { guests { id } } } }';

const SAVE_MENU = `mutation { saveMenu(platform: jersey_mikes, version: 1, input: [
  { id: "sub-and-chips", name: "Sub and Chips", price: "14.50", description: "A sub sandwich with a bag of chips.", vegetarian: false },
  { id: "veggie", name: "Veggie Sub", price: "12.50", description: "No meat.", vegetarian: true }]) { __typename } }`;

const ADD_RESTAURANT = 'mutation { addRestaurant(input: { name: "Corner Deli", phone: "555-0100" }) { __typename } }';
const SAVE_RESTAURANT = `mutation { saveRestaurant(platform: corner_deli, version: 1, input: { name: "Corner Deli", distance: "2 miles" }) {
  __typename } }`;
/** Of a restaurant at a version: to withdraw, restore or move it. */
const ofRestaurant = (name: string, version: number) =>
  `mutation { ${name}(platform: corner_deli, version: ${version}) { __typename } }`;
const QUESTION_ID = '0195c1a2-3b4c-4d5e-8f60-1122334455aa';
const SAVE_QUESTION = `mutation { saveGuestQuestion(id: "${QUESTION_ID}", version: 0, input: { text: "Allergies", kind: text, options: [],
  perGuest: true, asked: [online, desk], required: false, keptDays: 1, onDaySheet: true }) { __typename } }`;
const WITHDRAW_QUESTION = `mutation { withdrawGuestQuestion(id: "${QUESTION_ID}", version: 1) { __typename } }`;
const allergies = { targetType: 'question', targetId: QUESTION_ID, targetName: 'Allergies' };
const corner = { targetType: 'restaurant', targetId: 'corner_deli', targetName: 'Corner Deli' };

/**
 * What the desk does with a booking beside its visit, the change of a menu and of a restaurant, and the staff actions.
 *
 * @param change a change by staff, which adds a revision
 * @param ask any other mutation
 * @param write stores words of its party for the guest book, as the entry 0195c1a2-3b4c-4d5e-8f60-112233445588
 */
export function deskMutations(
  change: (mutation: string, type: string, input: object) => Promise<unknown>,
  ask: (query: string) => Promise<unknown>,
  write: (bookingId: string) => Promise<unknown>,
  bookingId: () => string,
) {
  const target = () => ({ targetType: 'booking', targetId: bookingId() });
  const { email } = bookingPayload();
  const decide =
    'decideGuestBookEntry(id: "0195c1a2-3b4c-4d5e-8f60-112233445588", was: held, state: left_out, because: person)';
  const contact = { firstName: 'Ada', lastName: 'King', email, phone: '817-555-0199' };
  return {
    staffCorrectContact: {
      make: () => change('staffCorrectContact', 'CorrectContactInput', contact),
      target,
      before: {},
      after: { corrected: 'name, phone' },
    },
    staffRefundGoodwill: {
      make: () => change('staffRefundGoodwill', 'RefundGoodwillInput', { amount: '5.00' }),
      target,
      before: { goodwillCents: 0 },
      after: { goodwillCents: 500 },
    },
    saveMenu: {
      make: () => ask(SAVE_MENU),
      target: () => ({ targetType: 'menu', targetId: 'jersey_mikes', targetName: "Jersey Mike's" }),
      before: { dishes: ['Sub and Chips, $14.50', 'Veggie Sub and Chips, $13.50, vegetarian'] },
      after: { dishes: ['Sub and Chips, $14.50', 'Veggie Sub, $12.50, vegetarian'] },
    },
    saveGuestQuestion: {
      make: () => ask(SAVE_QUESTION),
      target: () => allergies,
      before: null,
      after: {
        ...{ text: 'Allergies', kind: 'text', options: [], tourId: null, perGuest: true, asked: ['online', 'desk'] },
        ...{ required: false, keptDays: 1, onDaySheet: true, withdrawn: false },
      },
    },
    withdrawGuestQuestion: {
      make: () => ask(WITHDRAW_QUESTION),
      target: () => allergies,
      before: { withdrawn: false },
      after: { withdrawn: true },
    },
    addRestaurant: {
      make: () => ask(ADD_RESTAURANT),
      target: () => corner,
      before: null,
      after: {
        ...{ name: 'Corner Deli', phone: '555-0100', orderUrl: null, distance: null, kitchenNote: null },
        ...{ place: 3, withdrawn: false },
      },
    },
    saveRestaurant: {
      make: () => ask(SAVE_RESTAURANT),
      target: () => corner,
      before: { phone: '555-0100', distance: null },
      after: { phone: null, distance: '2 miles' },
    },
    moveRestaurantUp: {
      make: () => ask(ofRestaurant('moveRestaurantUp', 2)),
      target: () => corner,
      before: { place: 3 },
      after: { place: 2 },
    },
    withdrawRestaurant: {
      make: () => ask(ofRestaurant('withdrawRestaurant', 3)),
      target: () => corner,
      before: { withdrawn: false },
      after: { withdrawn: true },
    },
    restoreRestaurant: {
      make: () => ask(ofRestaurant('restoreRestaurant', 4)),
      target: () => corner,
      before: { withdrawn: true },
      after: { withdrawn: false },
    },
    addBookingNote: { make: () => ask(ADD), target, before: null, after: { forDoor: true } },
    decideGuestBookEntry: {
      make: async () => {
        await write(bookingId());
        await ask(`mutation { ${decide} { __typename } }`);
      },
      target,
      before: { state: 'held' },
      after: { state: 'left_out', because: 'person' },
    },
    setReminderRule: {
      make: () => ask('mutation { setReminderRule(kind: after_visit, isOn: false) { __typename } }'),
      target: () => ({ targetType: 'reminder-rule', targetId: 'after_visit' }),
      before: { isOn: true },
      after: { isOn: false },
    },
    removeWaiver: {
      make: async () => {
        const signed = (await ask(SIGNED)) as { data: { booking: { waivers: { guests: { id: string }[] } } } };
        const [{ id } = { id: '' }] = signed.data.booking.waivers.guests;
        await ask(`mutation { removeWaiver(waiverId: "${id}", reason: "A wrong name") { __typename } }`);
      },
      target,
      before: { place: 'booking' },
      after: null,
    },
    removeBookingNote: { make: () => ask(REMOVE), target, before: { forDoor: true }, after: null },
  };
}

/** The language of a guest's mails, and its staff action. It adds a revision. */
export const languageMutation = (ask: (query: string) => Promise<unknown>, bookingId: () => string) => ({
  staffWriteIn: {
    make: () => ask('mutation ($id: ID!) { staffWriteIn(bookingId: $id, language: "es") { __typename } }'),
    target: () => ({ targetType: 'booking', targetId: bookingId() }),
    before: { language: 'en' },
    after: { language: 'es' },
  },
});
