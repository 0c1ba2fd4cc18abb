import { randomUUID } from 'node:crypto';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { TOUR_ID } from './fake-bookings.js';
import type { RunningOrders } from './running-orders.js';

export const GROUP = `__typename id number state step revision organization { id name kind } organizerName organizerEmail pupils adults
  quote { version totalCents taxCents depositCents free rateKind rateCents validUntil terms lines { label cents taxCents }
    parts { tourTime pupils adults ownStart } }
  quotes { version } acceptance { version name position } heldUntil seats { tourTime confirmationCode } ending firstStart accessNeeds
  purchaseOrder { number cents alsoOn } changes { kind staffId reason }`;
const ANSWER = `__typename ... on Group { ${GROUP} } ... on Refusal { message } ... on InvalidInput { fields { field message } }
  ... on GroupChanged { group { state step revision } } ... on GroupSeatsRefused { group { state step } } ... on PupilsNeedAdults { missing }
  ... on ManagersDecide { field } ... on GroupTermsChanged { terms { version } }`;
const without = (...names: string[]) =>
  names.reduce(
    (text, name) => text.replace(new RegExp(`\\.\\.\\. on ${name} \\{(?:[^{}]|\\{[^{}]*\\})*\\}`), ''),
    ANSWER,
  );
const CHANGE = without('PupilsNeedAdults', 'ManagersDecide', 'GroupTermsChanged');

const ASK = `mutation ($input: GroupAskInput!, $key: String) { done: askForGroup(input: $input, idempotencyKey: $key) {
  ${without('GroupChanged', 'GroupSeatsRefused', 'ManagersDecide', 'GroupTermsChanged')} } }`;
const QUOTE = `mutation ($id: ID!, $revision: Int!, $input: GroupQuoteInput!) { done: sendGroupQuote(id: $id, revision: $revision, input: $input) {
  ${without('GroupSeatsRefused', 'GroupTermsChanged')} } }`;
const ACCEPT = `mutation ($id: ID!, $revision: Int!, $version: Int!) { done: acceptForCaller(id: $id, revision: $revision, version: $version,
  name: "Dr. Reyes", position: "Principal", reason: "Called at ten.") { ${CHANGE} } }`;
const BY_ORDER = `mutation ($id: ID!, $revision: Int!, $input: PurchaseOrderInput!) {
  done: secureByPurchaseOrder(id: $id, revision: $revision, input: $input) { ${CHANGE} } }`;
const WITHOUT = `mutation ($id: ID!, $revision: Int!) { done: secureWithout(id: $id, revision: $revision, reason: "The district pays.") {
  ${CHANGE} } }`;
const END = `mutation ($id: ID!, $revision: Int!, $ending: GroupEnding!) {
  done: endGroup(id: $id, revision: $revision, ending: $ending, reason: "They called.") { ${CHANGE} } }`;
const RATE = `mutation ($tourId: ID!, $kind: GroupRateKind!, $amount: String, $was: Int) {
  done: setGroupRate(tourId: $tourId, kind: $kind, amount: $amount, was: $was) { __typename ... on GroupTerms { version rates { kind cents } }
    ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const DRAFT = `query ($id: ID!, $day: String) { done: draftGroupQuote(id: $id, day: $day) { __typename ... on Refusal { message }
  ... on GroupDraft { day closed missing starts { tourTime capacity remaining } parts { tourDate tourTime pupils adults ownStart } } } }`;

/** What the tests read of a group, or of a refusal. */
export interface ShownGroup {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly step: string | null;
  readonly revision: number;
  readonly heldUntil: string | null;
  readonly quote: { readonly version: number; readonly totalCents: number; readonly depositCents: number } | null;
  readonly changes: readonly { readonly kind: string }[];
}

export const deskStaff: StaffIdentity = { ...testStaff, staffRole: 'desk' };

/** The desk, and a manager where one is named, with the groups that call. @param day of the visit, YYYY-MM-DD */
export function groupDesk(orders: RunningOrders, day: string) {
  const ask = async (query: string, variables: object, staff: StaffIdentity = deskStaff): Promise<never> => {
    const { data, errors } = await orders.ask(query, variables, staff);
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as never;
  };
  const asked = (more: object = {}) => ({
    ...{
      organizationName: 'Carver Elementary',
      organizationKind: 'school',
      address: '1 School Road\nArlington, TX 76010',
    },
    ...{ organizerName: 'Mia Example', organizerEmail: 'mia@school.test', organizerPhone: '817 555 0100' },
    ...{ grade: '4th', tourId: TOUR_ID, pupils: 48, adults: 6, wishes: [{ day, from: '10:00 AM', until: null }] },
    ...{ paysBy: 'purchase_order', accessNeeds: 'One wheelchair.', note: 'By two buses.' },
    ...more,
  });
  const desk = {
    asked,
    ask: (more?: object, key: string = randomUUID()): Promise<ShownGroup> => ask(ASK, { input: asked(more), key }),
    draft: (id: string, on?: string): Promise<{ parts: object[]; missing: number; closed: string | null }> =>
      ask(DRAFT, { id, day: on }),
    rate: (kind: string, amount: string | null, was: number | null, staff: StaffIdentity = testStaff) =>
      ask(RATE, { tourId: TOUR_ID, kind, amount, was }, staff) as Promise<{ __typename: string; rates?: object[] }>,
    quote: ({ id, revision }: ShownGroup, input: object, staff?: StaffIdentity): Promise<ShownGroup> =>
      ask(QUOTE, { id, revision, input }, staff),
    accept: ({ id, revision }: ShownGroup, version = 1): Promise<ShownGroup> => ask(ACCEPT, { id, revision, version }),
    secure: ({ id, revision }: ShownGroup, more: object = {}): Promise<ShownGroup> =>
      ask(BY_ORDER, {
        id,
        revision,
        input: { number: 'PO 4711', day: '2027-01-04', amount: '480.00', billTo: 'Accounts Payable', ...more },
      }),
    secureWithout: ({ id, revision }: ShownGroup): Promise<ShownGroup> => ask(WITHOUT, { id, revision }, testStaff),
    end: ({ id, revision }: ShownGroup, ending: string): Promise<ShownGroup> => ask(END, { id, revision, ending }),
    shown: (number: string): Promise<ShownGroup> =>
      ask(`query ($number: String!) { done: groupByNumber(number: $number) { ${GROUP} } }`, { number }),
    /** A group that was quoted what the draft says. */
    async quoted(more?: object): Promise<ShownGroup> {
      const group = await desk.ask(more);
      const { parts } = await desk.draft(group.id);
      return desk.quote(group, { parts });
    },
    accepted: async (more?: object): Promise<ShownGroup> => desk.accept(await desk.quoted(more)),
    secured: async (more?: object): Promise<ShownGroup> => desk.secure(await desk.accepted(more)),
  };
  return desk;
}
