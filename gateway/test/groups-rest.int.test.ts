import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { groupExample, termsExample } from '../src/rest/groups.example.js';
import {
  acceptGroup,
  cancelGroup,
  changeGroupCount,
  moveGroup,
  requestGroupVisit,
  sendGroupOrder,
} from '../src/rest/groups.routes.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const group = { __typename: 'MyGroup', ...groupExample, pupilsPerAdult: 10 };
const changed = { __typename: 'MyGroupChanged', message: 'Changed.', group };
const noSeats = { __typename: 'MySeatsRefused', message: 'Full.', group };
const closed = { __typename: 'CountClosed', message: 'Final.', since: groupExample.countFinalAt };
const fewAdults = { __typename: 'PupilsNeedAdults', message: 'Two more.', missing: 2 };

let outcome: object | null;
let orders: FakeSubgraph;
let gateway: TestGateway;
beforeAll(async () => {
  const answer = () => outcome;
  orders = await fakeSubgraph('orders', {
    ...{ groupTerms: answer, requestGroupVisit: answer, myGroup: answer, acceptMyGroup: answer },
    ...{ sendMyPurchaseOrder: answer, changeMyGroupCount: answer, moveMyGroup: answer, cancelMyGroup: answer },
  }).start();
  gateway = await startGateway({ others: { orders: [orders.url] } });
});
afterAll(async () => {
  await gateway.stop();
  await orders.kill();
});
beforeEach(() => {
  orders.seen.length = 0;
});

const get = (path: string) => fetch(`${gateway.url}/api/groups/${path}`);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/groups${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('has the conditions, and no group by their path', async () => {
  outcome = termsExample;
  expect(await (await get('terms')).json()).toEqual(termsExample);
  expect(orders.seen.map(({ query }) => query).join()).not.toContain('myGroup');
});

describe('asking for a visit', () => {
  const { example } = requestGroupVisit.body;

  it('answers the number, and passes the key on', async () => {
    outcome = { __typename: 'GroupRequested', number: groupExample.number };
    const response = await post('', example, { 'idempotency-key': 'key-1' });
    expect([response.status, await response.json()]).toEqual([201, { number: groupExample.number }]);
    expect(orders.seen[0]?.variables).toMatchObject({ input: example, idempotencyKey: 'key-1' });
  });

  it.each([
    ['too few adults', 409, fewAdults, { missing: 2 }],
    ['too many of one caller', 429, { __typename: 'TooManyGroupAsks', message: 'Later.', retryAfterSeconds: 90 }, {}],
  ])('is refused for %s', async (_, status, refusal, facts) => {
    outcome = refusal;
    const response = await post('', example);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject(facts);
  });

  it('names what is missing', async () => {
    const { pupils: _, ...without } = example;
    const response = await post('', without);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ errors: [{ field: 'pupils' }] });
  });
});

describe('a group by its link', () => {
  it('is the group, which no cache stores', async () => {
    outcome = group;
    const response = await get('token-1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(groupExample);
    expect(orders.seen[0]?.variables).toEqual({ token: 'token-1' });
  });

  it.each([
    ['accept', acceptGroup.body.example],
    ['purchase-order', sendGroupOrder.body.example],
    ['count', changeGroupCount.body.example],
    ['move', moveGroup.body.example],
    ['cancel', cancelGroup.body.example],
  ])('is changed by %s with what the body has', async (path, body) => {
    outcome = group;
    const response = await post(`/token-1/${path}`, body);
    expect([response.status, await response.json()]).toEqual([200, groupExample]);
    expect(orders.seen[0]?.variables).toEqual({ token: 'token-1', ...body });
  });

  it.each([
    ['a revision that is old, with that of now', 409, changed, { revision: groupExample.revision }],
    ['seats that are taken', 409, noSeats, { detail: 'Full.', revision: groupExample.revision }],
    ['a count that is final', 409, closed, { since: groupExample.countFinalAt }],
    ['too few adults', 409, fewAdults, { missing: 2 }],
    ['a link to none', 404, { __typename: 'GroupNotFound', message: 'None.' }, {}],
  ])('is not changed for %s', async (_, status, refusal, facts) => {
    outcome = refusal;
    const response = await post('/token-1/count', changeGroupCount.body.example);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject(facts);
  });

  it('is not moved once the desk alone moves it', async () => {
    outcome = { __typename: 'MoveClosed', message: 'Call us.', since: groupExample.freeUntil };
    const response = await post('/token-1/move', moveGroup.body.example);
    expect(response.status).toBe(409);
    expect(await problemOf(response)).toMatchObject({ detail: 'Call us.', since: groupExample.freeUntil });
  });
});
