import { randomUUID } from 'node:crypto';
import { signId } from '@hilltop/platform/values/signed-id';
import type { RunningOrders } from './running-orders.js';

const GROUP = `number state step revision organizationName organizerName pupils adults heldUntil displaced countFinalAt freeUntil ending
  quote { version totalCents depositCents parts { tourDate tourTime pupils adults ownStart } } acceptance { version name position }
  seats { tourDate tourTime pupils adults confirmationCode visitUrl } order { number cents confirmed }
  money { depositLeftCents owedCents receivedCents dueBackCents keptIfCanceledCents documents { number } }`;
const REFUSED = `... on Refusal { message } ... on InvalidInput { fields { field message } }
  ... on MyGroupChanged { group { state revision } } ... on MySeatsRefused { group { state revision } }`;
const ANSWER = `__typename ... on MyGroup { ${GROUP} } ${REFUSED}`;
const SHOW = `query ($token: String!) { done: myGroup(token: $token) { ${GROUP} } }`;
const ASK = `mutation ($input: GroupAskInput!, $website: String, $key: String) {
  done: requestGroupVisit(input: $input, website: $website, idempotencyKey: $key) {
    __typename ... on GroupRequested { number } ... on Refusal { message } ... on InvalidInput { fields { field message } } } }`;
const ACCEPT = `mutation ($token: String!, $revision: Int!, $version: Int!) { done: acceptMyGroup(token: $token, revision: $revision,
  version: $version, name: "Dr. Reyes", position: "Principal") { ${ANSWER} } }`;
const ORDER = `mutation ($token: String!, $revision: Int!, $input: PurchaseOrderInput!) {
  done: sendMyPurchaseOrder(token: $token, revision: $revision, input: $input) { ${ANSWER} } }`;
const COUNT = `mutation ($token: String!, $revision: Int!, $pupils: Int!, $adults: Int!) {
  done: changeMyGroupCount(token: $token, revision: $revision, pupils: $pupils, adults: $adults) { ${ANSWER}
    ... on CountClosed { since } ... on PupilsNeedAdults { missing } } }`;
const PREVIEW = `query ($token: String!, $day: String!, $times: [String!]) {
  done: previewMyGroupMove(token: $token, day: $day, times: $times) { __typename
    ... on MyGroupMove { day closed starts { tourTime remaining } parts { tourTime pupils adults } missing countFinalAt freeUntil heldUntil }
    ${REFUSED} ... on MoveClosed { since } } }`;
const MOVE = `mutation ($token: String!, $revision: Int!, $day: String!, $times: [String!]) {
  done: moveMyGroup(token: $token, revision: $revision, day: $day, times: $times) { ${ANSWER} ... on MoveClosed { since } } }`;
const CANCEL = `mutation ($token: String!, $revision: Int!) { done: cancelMyGroup(token: $token, revision: $revision) { ${ANSWER} } }`;

export interface MyShownGroup {
  readonly __typename?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly number: string;
  readonly revision: number;
  readonly heldUntil: string | null;
}

/** Links as the service signs them, for tests that have read no mail. */
export function groupToken(id: string, linkVersion = 0): string {
  return signId(['a secret of the tests for vouchers'], id, `group ${linkVersion}`);
}

/** @param entryId of an invoice */
export function billToken(entryId: string): string {
  return signId(['a secret of the tests for vouchers'], entryId, 'bill');
}

/** What an organizer does: no staff is signed in. */
export function organizer(orders: RunningOrders) {
  const ask = async (query: string, variables: object): Promise<MyShownGroup> => {
    const { data, errors } = await orders.ask(query, variables);
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as never;
  };
  return {
    request: (input: object, key: string = randomUUID(), website: string | null = null) =>
      ask(ASK, { input, key, website }),
    show: (token: string) => ask(SHOW, { token }),
    accept: (token: string, { revision }: { revision: number }, version = 1) =>
      ask(ACCEPT, { token, revision, version }),
    order: (token: string, { revision }: { revision: number }, more: object = {}) => {
      const input = { number: 'PO 4711', day: '2027-01-04', amount: '480.00', billTo: 'Accounts Payable', ...more };
      return ask(ORDER, { token, revision, input });
    },
    count: (token: string, { revision }: { revision: number }, pupils: number, adults: number) =>
      ask(COUNT, { token, revision, pupils, adults }),
    previewMove: (token: string, day: string, times?: string[]) => ask(PREVIEW, { token, day, times }),
    move: (token: string, { revision }: { revision: number }, day: string, times?: string[]) =>
      ask(MOVE, { token, revision, day, times }),
    cancel: (token: string, { revision }: { revision: number }) => ask(CANCEL, { token, revision }),
  };
}
