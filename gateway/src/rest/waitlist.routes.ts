import { JoinWaitlistDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import type { RouteDescription } from './route-description.js';

const party = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '817 555 0100',
  groupSize: 4,
};

export const joinWaitlist = {
  method: 'post',
  path: '/api/waitlist',
  tag: 'Tours',
  summary: 'Join the waiting list of a full time',
  description:
    'When seats for the whole party become free, they are held for it and it gets an e-mail. Nothing is charged before. An address that is already waiting for one of the times keeps its place and gets its link by e-mail again.',
  operation: committedOperation(JoinWaitlistDocument),
  body: {
    type: inputType('JoinWaitlistInput'),
    example: { tourType: 'standard', tourDate: '2026-12-12', tourTime: '1:00 PM', ...party },
  },
  answer: {
    status: 201,
    description: 'The entry. `waitlistUrl` is null for an address that was already waiting.',
    at: ['joinWaitlist', 'WaitlistJoined', 'entry'],
    example: {
      id: '4c1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d0a',
      waitlistUrl: 'https://hilltop.example/waitlist/DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
      tourType: 'standard',
      tourName: 'Gate to Garden',
      times: [{ tourDate: '2026-12-12', tourTime: '1:00 PM', startsAt: '2026-12-12T19:00:00.000Z' }],
      ...party,
      status: 'waiting',
      partiesBefore: 2,
      joinedAt: '2026-11-21T12:00:00.000Z',
      closesAt: '2026-12-12T18:00:00.000Z',
    },
  },
} as const satisfies RouteDescription;

export const waitlistRoutes = { joinWaitlist };
