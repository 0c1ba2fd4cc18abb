import { randomUUID } from 'node:crypto';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { TOUR_ID } from './fake-bookings.js';
import type { RunningOrders } from './running-orders.js';

export const GROUP = `__typename id number state step revision organization { id name kind } organizerName organizerEmail pupils adults
  quote { version totalCents taxCents depositCents free rateKind rateCents validUntil terms lines { label cents taxCents }
    parts { tourTime pupils adults ownStart } }
  quotes { version } acceptance { version name position } heldUntil seats { tourTime confirmationCode } ending firstStart accessNeeds
  purchaseOrder { number cents alsoOn } sentOrder { number cents } money { owedCents dueBackCents receivedCents billableCents keptIfCanceledCents backToCardsCents
    disputes { amount status } entries { id cause cents method reference day canBeReversed }
    documents { number kind ofNumber dueOn totalCents receivedCents leftCents came lines { label cents } } questions { invoice reason settledAt } }
  changes { kind staffId reason }`;
const ANSWER = `__typename ... on Group { ${GROUP} } ... on Refusal { message } ... on InvalidInput { fields { field message } }
  ... on GroupChanged { group { state step revision } } ... on GroupSeatsRefused { group { state step } } ... on PupilsNeedAdults { missing }
  ... on ManagersDecide { field } ... on CountClosed { since } ... on AbovePurchaseOrder { left } ... on CreditTooLarge { left }
  ... on GroupTermsChanged { terms { version } }`;
/** Of the refusals of its own, an operation has these alone. */
const only = (...names: string[]) =>
  OWN.filter((name) => !names.includes(name)).reduce(
    (text, name) => text.replace(new RegExp(`\\.\\.\\. on ${name} \\{(?:[^{}]|\\{[^{}]*\\})*\\}`), ''),
    ANSWER,
  );
const OWN = [
  'GroupChanged',
  'GroupSeatsRefused',
  'PupilsNeedAdults',
  'ManagersDecide',
  'GroupTermsChanged',
  'CountClosed',
  'AbovePurchaseOrder',
  'CreditTooLarge',
];
const CHANGE = only('GroupChanged', 'GroupSeatsRefused');
const COUNT = only('GroupChanged', 'GroupSeatsRefused', 'PupilsNeedAdults', 'ManagersDecide', 'CountClosed');
const DOCUMENT = only('GroupChanged', 'GroupSeatsRefused', 'AbovePurchaseOrder', 'CreditTooLarge');

const ASK = `mutation ($input: GroupAskInput!, $organizationId: ID, $key: String) {
  done: askForGroup(input: $input, organizationId: $organizationId, idempotencyKey: $key) {
  ${only('PupilsNeedAdults')} } }`;
const QUOTE = `mutation ($id: ID!, $revision: Int!, $input: GroupQuoteInput!) { done: sendGroupQuote(id: $id, revision: $revision, input: $input) {
  ${only('GroupChanged', 'PupilsNeedAdults', 'ManagersDecide')} } }`;
const ACCEPT = `mutation ($id: ID!, $revision: Int!, $version: Int!) { done: acceptForCaller(id: $id, revision: $revision, version: $version,
  name: "Dr. Reyes", position: "Principal", reason: "Called at ten.") { ${CHANGE} } }`;
const BY_ORDER = `mutation ($id: ID!, $revision: Int!, $input: PurchaseOrderInput!) {
  done: secureByPurchaseOrder(id: $id, revision: $revision, input: $input) { ${CHANGE} } }`;
const WITHOUT = `mutation ($id: ID!, $revision: Int!) { done: secureWithout(id: $id, revision: $revision, reason: "The district pays.") {
  ${CHANGE} } }`;
const END = `mutation ($id: ID!, $revision: Int!, $ending: GroupEnding!) {
  done: endGroup(id: $id, revision: $revision, ending: $ending, reason: "They called.") { ${CHANGE} } }`;
const COUNTED = `mutation ($id: ID!, $revision: Int!, $parts: [PlannedPartInput!]!) {
  done: changeGroupCount(id: $id, revision: $revision, parts: $parts, reason: "They called.") { ${COUNT} } }`;
const INVOICE = `mutation ($id: ID!, $revision: Int!, $input: GroupInvoiceInput!) {
  done: issueInvoice(id: $id, revision: $revision, input: $input) { ${DOCUMENT} } }`;
const CREDIT = `mutation ($id: ID!, $revision: Int!, $invoice: String!, $amount: String!) {
  done: issueCreditNote(id: $id, revision: $revision, invoice: $invoice, amount: $amount, reason: "Our mistake.") { ${DOCUMENT} } }`;
const moneyBy = (name: string) => `mutation ($id: ID!, $input: GroupMoneyInput!, $key: String) {
  done: ${name}(id: $id, input: $input, idempotencyKey: $key) { ${CHANGE} } }`;
const REVERSE = `mutation ($id: ID!, $entryId: ID!) { done: reverseGroupPayment(id: $id, entryId: $entryId, reason: "It bounced.") { ${CHANGE} } }`;
const WRITE_OFF = `mutation ($id: ID!) { done: writeOffGroup(id: $id, reason: "They do not answer.") { ${CHANGE} } }`;
const QUESTION = `mutation ($id: ID!, $invoice: String!, $reason: String) {
  done: questionInvoice(id: $id, invoice: $invoice, reason: $reason) { ${CHANGE} } }`;
const SHARED = `mutation ($input: GroupMoneyInput!, $parts: [GroupPaymentPartInput!]!, $key: String) {
  done: recordSharedPayment(input: $input, parts: $parts, idempotencyKey: $key) { __typename ... on SharedPayment { groups { ${GROUP} } }
    ... on Refusal { message } ... on InvalidInput { fields { field message } } } }`;
const OVER = `mutation ($id: ID!, $to: String!, $amount: String!, $key: String) {
  done: payOverGroup(id: $id, to: $to, amount: $amount, idempotencyKey: $key) { ${CHANGE} } }`;
const MERGE = `mutation ($from: ID!, $into: ID!) { done: mergeOrganizations(from: $from, into: $into, reason: "They are one.") {
  __typename ... on Organization { id name address } ... on InvalidInput { fields { field message } } } }`;
const SAME = `query ($id: ID!) { done: sameOrganizations(id: $id) { groups others { groups organization { id name } } } }`;
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
  readonly organization: { readonly id: string };
  readonly state: string;
  readonly step: string | null;
  readonly revision: number;
  readonly heldUntil: string | null;
  readonly quote: { readonly version: number; readonly totalCents: number; readonly depositCents: number } | null;
  readonly changes: readonly { readonly kind: string }[];
  readonly money: {
    readonly owedCents: number;
    readonly dueBackCents: number;
    readonly entries: readonly { readonly id: string; readonly cause: string; readonly cents: number }[];
    readonly documents: readonly { readonly number: string; readonly totalCents: number }[];
  };
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
    ...{
      grade: '4th',
      tourId: TOUR_ID,
      pupils: 48,
      adults: 6,
      preferredDays: [{ day, from: '10:00 AM', until: null }],
    },
    ...{ paysBy: 'purchase_order', accessNeeds: 'One wheelchair.', note: 'By two buses.' },
    ...more,
  });
  const desk = {
    asked,
    ask: (more?: object, key: string = randomUUID(), organizationId: string | null = null): Promise<ShownGroup> =>
      ask(ASK, { input: asked(more), organizationId, key }),
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
    count: ({ id, revision }: ShownGroup, parts: object[]): Promise<ShownGroup> =>
      ask(COUNTED, { id, revision, parts }),
    invoice: (
      { id, revision }: ShownGroup,
      onOrder: boolean,
      billTo = 'Accounts Payable',
      email?: string,
      rest: object | null = null,
    ): Promise<ShownGroup> => ask(INVOICE, { id, revision, input: { billTo, onOrder, email, rest } }),
    credit: ({ id, revision }: ShownGroup, invoice: string, amount: string): Promise<ShownGroup> =>
      ask(CREDIT, { id, revision, invoice, amount }, testStaff),
    pay: ({ id }: ShownGroup, amount: string, more: object = {}, key: string = randomUUID()): Promise<ShownGroup> =>
      ask(moneyBy('recordGroupPayment'), { id, input: { method: 'check', amount, reference: '1042', ...more }, key }),
    payOut: ({ id }: ShownGroup, amount: string, more: object = {}, key: string = randomUUID()): Promise<ShownGroup> =>
      ask(moneyBy('payOutGroup'), { id, input: { method: 'check', amount, reference: '7', ...more }, key }),
    reverse: ({ id }: ShownGroup, entryId: string): Promise<ShownGroup> => ask(REVERSE, { id, entryId }, testStaff),
    writeOff: ({ id }: ShownGroup): Promise<ShownGroup> => ask(WRITE_OFF, { id }, testStaff),
    question: ({ id }: ShownGroup, invoice: string, reason: string | null): Promise<ShownGroup> =>
      ask(QUESTION, { id, invoice, reason }),
    /** A check over the sum of its parts, or another amount. */
    share: (
      parts: readonly (readonly [ShownGroup, string])[],
      more: object = {},
      key: string = randomUUID(),
    ): Promise<{ readonly __typename: string; readonly groups: readonly ShownGroup[] }> => {
      const amount = parts.reduce((sum, [, part]) => sum + Number(part), 0).toFixed(2);
      const input = { method: 'check', amount, reference: '1042', day: '2027-01-05', ...more };
      return ask(SHARED, { input, parts: parts.map(([{ number }, part]) => ({ group: number, amount: part })), key });
    },
    payOver: ({ id }: ShownGroup, to: ShownGroup, amount: string, key: string = randomUUID()): Promise<ShownGroup> =>
      ask(OVER, { id, to: to.number, amount, key }),
    merge: (from: string, into: string): Promise<object> => ask(MERGE, { from, into }),
    same: (id: string): Promise<object> => ask(SAME, { id }),
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
