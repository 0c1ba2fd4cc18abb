import {
  AcceptGroupDocument,
  CancelGroupDocument,
  ChangeGroupCountDocument,
  MoveGroupDocument,
  RequestGroupVisitDocument,
  SendGroupOrderDocument,
  ShowGroupDocument,
  ShowGroupTermsDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { argumentsType, inputType } from '../supergraph/api-schema.js';
import { groupExample, termsExample } from './groups.example.js';
import { idempotencyParameter } from './idempotency.parameter.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';

const tag = 'Groups';

const token = {
  in: 'path',
  name: 'token',
  description: 'The end of the link in the mails to the organizer. Anyone who has it can change the group.',
  example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
} as const satisfies ParameterDescription;

const change = {
  method: 'post',
  tag,
  parameters: [token],
} as const;

/** @param mutation of the answer */
const answerOf = (mutation: string) => ({
  status: 200,
  description:
    'The group after the change. With a `step`, its seats are still being changed, which finishes by itself.',
  at: [mutation, 'MyGroup'],
  example: groupExample,
});

export const showGroupTerms = {
  method: 'get',
  path: '/api/groups/terms',
  tag,
  summary: 'The conditions of groups, and their prices',
  operation: committedOperation(ShowGroupTermsDocument),
  answer: {
    status: 200,
    description: 'Prices are in US cents for each of those who pay. A tour without one is quoted on request.',
    at: ['groupTerms'],
    example: termsExample,
  },
} as const satisfies RouteDescription;

export const requestGroupVisit = {
  method: 'post',
  path: '/api/groups',
  tag,
  summary: 'Ask for a visit of a group',
  description: 'The house answers the organizer by e-mail, with a quote and a link.',
  operation: committedOperation(RequestGroupVisitDocument),
  parameters: [
    {
      ...idempotencyParameter,
      description: 'Optional, 1 to 255 visible characters. The same group with the same key asks once.',
    },
  ],
  body: {
    type: inputType('GroupAskInput'),
    example: {
      organizationName: 'Carver Elementary',
      organizationKind: 'school',
      organizerName: 'Ada Lovelace',
      organizerEmail: 'ada@example.org',
      organizerPhone: '817 555 0100',
      grade: '4th',
      tourId: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22',
      pupils: 48,
      adults: 6,
      preferredDays: [{ day: '2027-03-09', from: '10:00 AM' }],
      paysBy: 'purchase_order',
    },
  },
  answer: {
    status: 201,
    description: 'The number of the group.',
    at: ['requestGroupVisit', 'GroupRequested'],
    example: { number: groupExample.number },
  },
} as const satisfies RouteDescription;

export const showGroup = {
  method: 'get',
  path: '/api/groups/{token}',
  tag,
  summary: 'Read a group',
  operation: committedOperation(ShowGroupDocument),
  parameters: [token],
  answer: {
    status: 200,
    description: 'The group with its quote, seats, money (US cents) and documents.',
    at: ['myGroup'],
    example: groupExample,
  },
} as const satisfies RouteDescription;

export const acceptGroup = {
  ...change,
  path: '/api/groups/{token}/accept',
  summary: 'Accept the quote of a group',
  description: 'Holds all of its seats, or none.',
  operation: committedOperation(AcceptGroupDocument),
  body: {
    type: argumentsType('acceptMyGroup', 'revision', 'version', 'name', 'position'),
    asVariables: true,
    example: { revision: 1, version: 1, name: 'Grace Hopper', position: 'Principal' },
  },
  answer: answerOf('acceptMyGroup'),
} as const satisfies RouteDescription;

export const sendGroupOrder = {
  ...change,
  path: '/api/groups/{token}/purchase-order',
  summary: 'Send a purchase order',
  description: 'The first one holds the seats a week longer. The house looks at it, and books them.',
  operation: committedOperation(SendGroupOrderDocument),
  body: {
    type: argumentsType('sendMyPurchaseOrder', 'revision', 'input'),
    amounts: ['input.amount'],
    asVariables: true,
    example: {
      revision: 3,
      input: { number: 'PO 4711', day: '2027-01-08', amount: '480.00', billTo: 'Accounts Payable\n1 Main St' },
    },
  },
  answer: answerOf('sendMyPurchaseOrder'),
} as const satisfies RouteDescription;

export const changeGroupCount = {
  ...change,
  path: '/api/groups/{token}/count',
  summary: 'Change how many come',
  description: 'At the starts that the group has, and at the price that it accepted.',
  operation: committedOperation(ChangeGroupCountDocument),
  body: {
    type: argumentsType('changeMyGroupCount', 'revision', 'pupils', 'adults'),
    asVariables: true,
    example: { revision: 5, pupils: 44, adults: 6 },
  },
  answer: answerOf('changeMyGroupCount'),
} as const satisfies RouteDescription;

export const moveGroup = {
  ...change,
  path: '/api/groups/{token}/move',
  summary: 'Take a group to another day',
  description:
    'At its price, until `freeUntil`; at any time where the house closed its day. To the starts of `times`, or to as few as it fits in: all of it, or nothing.',
  operation: committedOperation(MoveGroupDocument),
  body: {
    type: argumentsType('moveMyGroup', 'revision', 'day', 'times'),
    asVariables: true,
    example: { revision: 5, day: '2027-03-16', times: ['10:00 AM', '11:00 AM'] },
  },
  answer: answerOf('moveMyGroup'),
} as const satisfies RouteDescription;

export const cancelGroup = {
  ...change,
  path: '/api/groups/{token}/cancel',
  summary: 'Cancel a group',
  description: 'Before its seats are booked nothing is owed; after that what `keptIfCanceledCents` says.',
  operation: committedOperation(CancelGroupDocument),
  body: { type: argumentsType('cancelMyGroup', 'revision'), asVariables: true, example: { revision: 5 } },
  answer: answerOf('cancelMyGroup'),
} as const satisfies RouteDescription;

/** The fixed path before the one with a token. */
export const groupRoutes = {
  showGroupTerms,
  requestGroupVisit,
  showGroup,
  acceptGroup,
  sendGroupOrder,
  changeGroupCount,
  moveGroup,
  cancelGroup,
};
