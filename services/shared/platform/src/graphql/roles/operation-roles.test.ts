import { readdirSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import { GraphQLError, type GraphQLObjectType, type GraphQLSchema, parse } from 'graphql';
import { type Identity, staffRoles, visitor } from '../../identity/identity.js';
import { readSchema } from '../read-schema.js';
import { enforceRoles } from './enforce-roles.js';
import { isFederationField } from './required-roles.js';

const everybody = ['visitor', 'guide', 'desk', 'manager', 'ops', 'service'];
const service = ['service'];
const manager = ['manager'];
const atDesk = ['desk', 'manager'];

/** Who may make each operation (infra/docs/security.md, Roles). An operation that is not here fails. */
const allowed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  bookings: {
    tours: everybody,
    availability: everybody,
    foodService: everybody,
    bookings: ['guide', 'desk', 'manager'],
    bookingTicket: service,
    bookingsByEmail: manager,
    bookingsAhead: manager,
    checkInsByEmail: manager,
    createTour: manager,
    updateTour: manager,
    withdrawTour: manager,
    holdSeats: everybody,
    extendHold: everybody,
    releaseHold: everybody,
    startBookingPayment: everybody,
    createBooking: everybody,
    myBooking: everybody,
    moveBooking: everybody,
    changePartySize: everybody,
    changeFood: everybody,
    cancelBooking: everybody,
    requestBookingLink: everybody,
    requestVisitLinks: everybody,
    visitLinks: service,
    waiverInvitation: everybody,
    signInvitedWaiver: everybody,
    replaceMyVisitLink: everybody,
    replaceVisitLink: atDesk,
    resendTicket: everybody,
    waitlistEntry: everybody,
    joinWaitlist: everybody,
    confirmWaitlistEntry: everybody,
    leaveWaitlist: everybody,
    declineOffer: everybody,
    extendOffer: everybody,
    acceptOffer: everybody,
    waitlist: atDesk,
    removeFromWaitlist: atDesk,
    waitlistByEmail: manager,
    waitlistNotice: service,
    booking: atDesk,
    bookingChanges: atDesk,
    staffMoveBooking: atDesk,
    staffChangePartySize: atDesk,
    staffChangeFood: atDesk,
    staffCancelBooking: atDesk,
    staffCorrectContact: atDesk,
    addBookingNote: atDesk,
    removeBookingNote: atDesk,
    staffRefundGoodwill: atDesk,
    formerContactsByEmail: manager,
    retryRefund: atDesk,
    payOutRefund: atDesk,
    signWaiver: everybody,
    changeAccessNeeds: everybody,
    signWaiverAtDoor: ['guide', 'desk', 'manager'],
    sellWalkUp: ['guide', 'desk', 'manager'],
    kitchenSheet: ['guide', 'desk', 'manager'],
    markDelivery: ['guide', 'desk', 'manager'],
    doorManifest: ['guide', 'desk', 'manager'],
    doorTicket: ['guide', 'desk', 'manager'],
    submitScans: ['guide', 'desk', 'manager'],
    doorDay: atDesk,
    settleConflict: atDesk,
    houseCalendar: everybody,
    guideCalendar: everybody,
    staffCalendar: ['guide', 'desk', 'manager'],
    guideFeed: ['guide', 'desk', 'manager'],
    createGuideFeed: ['guide', 'desk', 'manager'],
    revokeGuideFeed: ['guide', 'desk', 'manager'],
    calendarSettings: manager,
    previewClosure: manager,
    closures: atDesk,
    closure: atDesk,
    closeDay: manager,
    reopenDay: manager,
    changeHours: manager,
    changeDay: manager,
    addNotice: manager,
    removeNotice: manager,
    changeCapacity: manager,
    assignGuide: manager,
  },
  catalog: {
    products: everybody,
    product: everybody,
    createProduct: manager,
    updateProduct: manager,
    withdrawProduct: manager,
  },
  contact: {
    contactMessages: atDesk,
    contactMessage: service,
    messagesByEmail: manager,
    sendMessage: everybody,
    readMessage: atDesk,
    answerMessage: atDesk,
  },
  content: {
    siteContent: everybody,
    saveHouseDetails: manager,
    saveTestimonials: manager,
    saveMedia: manager,
    saveQuestions: manager,
  },
  media: {
    images: manager,
  },
  notifications: {
    emails: ['desk', 'manager', 'ops'],
    resendEmail: ['manager', 'ops'],
  },
  orders: {
    cart: everybody,
    orders: atDesk,
    changeOrderStatus: atDesk,
    orderReceipt: service,
    ordersByEmail: manager,
    addToCart: everybody,
    setCartQuantity: everybody,
    removeFromCart: everybody,
    clearCart: everybody,
    startOrderPayment: everybody,
    createOrder: everybody,
  },
  staff: {
    me: everybody,
    requestPasswordReset: everybody,
    setPassword: everybody,
    accountLink: service,
    myAccount: staffRoles,
    endMySession: staffRoles,
    changePassword: staffRoles,
    startSecondStep: staffRoles,
    confirmSecondStep: staffRoles,
    endSecondStep: staffRoles,
    staffAccounts: manager,
    erasures: manager,
    erasePerson: manager,
    inviteStaff: manager,
    inviteStaffAgain: manager,
    changeStaffRole: manager,
    disableStaff: manager,
    enableStaff: manager,
    endStaffSessions: manager,
    staffActions: manager,
    staffSession: service,
    signIn: service,
    signOut: service,
  },
};

const callers: Readonly<Record<string, Identity>> = {
  visitor,
  ...Object.fromEntries(
    staffRoles.map((staffRole) => [staffRole, { role: 'staff', id: 'a', staffRole, session: 's' }]),
  ),
  service: { role: 'service', name: 'notifications' },
};

const services = new URL('../../../../../', import.meta.url);
const schemaOf = (name: string) => readSchema(new URL(`${name}/schema.graphql`, services));
const subgraphs = readdirSync(services).filter((name) => name !== 'shared');
const rootsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((type): type is GraphQLObjectType => Boolean(type));
const operationsOf = (schema: GraphQLSchema) =>
  rootsOf(schema)
    .flatMap((type) => Object.values(type.getFields()))
    .filter((field) => !isFederationField(field));

/** What a caller meets at each operation: `done` where the resolver runs, or how it was refused. */
function outcomes(text: string, identity: Identity): Record<string, string> {
  const schema = buildSubgraphSchema(parse(text));
  for (const field of operationsOf(schema)) field.resolve = () => ({ __typename: 'done' });
  const found = operationsOf(enforceRoles(schema)).map(({ name, resolve }) => {
    try {
      const outcome = resolve?.({}, {}, { identity }, {} as never) as { __typename: string } | undefined;
      return [name, String(outcome?.__typename)];
    } catch (error) {
      return [name, error instanceof GraphQLError ? String(error.extensions.code) : String(error)];
    }
  });
  return Object.fromEntries(found);
}

describe.each(subgraphs)('the operations of %s', (name) => {
  it.each(Object.entries(callers))('are open to %s as the table says', (caller, identity) => {
    const refusals = identity.role === 'staff' ? ['NotAllowed', 'ROLE_REQUIRED'] : ['NotSignedIn', 'FORBIDDEN'];
    const found = outcomes(schemaOf(name), identity);
    expect(Object.keys(found).sort()).toEqual(Object.keys(allowed[name] ?? {}).sort());
    for (const [operation, outcome] of Object.entries(found)) {
      const expected = allowed[name]?.[operation]?.includes(caller) ? ['done'] : refusals;
      expect({ operation, outcome, expected: expected.includes(outcome) }).toMatchObject({ expected: true });
    }
  });
});

describe('a schema', () => {
  const open = (field: string) =>
    schemaOf('media').replace(/\n {2}"""\n {2}Staff: images[\s\S]*\n\}/, `\n  ${field}\n}`);

  it.each([
    ['an operation', open('secrets: String'), 'Query.secrets'],
    ['a change', `${schemaOf('media')}\ntype Mutation { erase: Boolean }`, 'Mutation.erase'],
  ])('without a @role on %s is not served', (_, text, place) => {
    expect(() => enforceRoles(buildSubgraphSchema(parse(text)))).toThrow(`No @role on ${place}.`);
  });

  it('without a @role on an entity is not served', () => {
    const typeDefs = parse(schemaOf('media').replace('@role(requires: [MANAGER]) {', '{'));
    const resolvers = { Image: { __resolveReference: () => null } };
    expect(() => enforceRoles(buildSubgraphSchema([{ typeDefs, resolvers }]))).toThrow('No @role on Image.');
  });
});
