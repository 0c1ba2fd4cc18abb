import { ConfirmWaitlistEntryDocument, JoinWaitlistDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { partyBody } from './party-body.js';
import type { RouteDescription } from './route-description.js';

const party = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '817 555 0100',
  groupSize: 4,
};

const entryExample = {
  id: '4c1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d0a',
  waitlistUrl: 'https://hilltop.example/waitlist/DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
  tourType: 'standard',
  tourName: 'House and Garden',
  times: [{ tourDate: '2026-12-12', tourTime: '1:00 PM', startsAt: '2026-12-12T19:00:00.000Z' }],
  ...party,
  tickets: [{ type: 'adult', count: 4 }],
  status: 'waiting',
  confirmed: false,
  partiesBefore: 2,
  joinedAt: '2026-11-21T12:00:00.000Z',
  closesAt: '2026-12-12T18:00:00.000Z',
} as const;

export const joinWaitlist = {
  method: 'post',
  path: '/api/waitlist',
  tag: 'Tours',
  summary: 'Join the waiting list of a full time',
  description:
    'When seats for the whole party become free, they are held for it and it gets an e-mail. Nothing is charged before. `tickets` are the guests by type; without it, `groupSize` adults. The party takes its place in line when the link in its e-mail is opened, or confirmed with `POST /api/waitlist/{token}/confirm`; without that the entry ends after a day. An address that is already waiting for one of the times keeps its place and gets its link by e-mail again, once an hour at most.',
  operation: committedOperation(JoinWaitlistDocument),
  body: partyBody({
    type: inputType('JoinWaitlistInput'),
    example: { tourType: 'standard', tourDate: '2026-12-12', tourTime: '1:00 PM', ...party },
  }),
  answer: {
    status: 201,
    description: 'The entry. `waitlistUrl` is null for an address that was already waiting.',
    at: ['joinWaitlist', 'WaitlistJoined', 'entry'],
    example: entryExample,
  },
} as const satisfies RouteDescription;

export const confirmWaitlistEntry = {
  method: 'post',
  path: '/api/waitlist/{token}/confirm',
  tag: 'Tours',
  summary: 'Confirm the e-mail address of a waiting party',
  description:
    'Takes the place in line that the party has since it joined. Only the token of the link in its e-mail confirms; with the token of `waitlistUrl` the entry is returned as it is.',
  operation: committedOperation(ConfirmWaitlistEntryDocument),
  parameters: [
    {
      in: 'path',
      name: 'token',
      description: 'The end of the link in the e-mail.',
      example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
    },
  ],
  answer: {
    status: 200,
    description: 'The entry. `confirmed` says whether the party is in line.',
    at: ['confirmWaitlistEntry', 'WaitlistEntry'],
    example: { ...entryExample, confirmed: true },
  },
} as const satisfies RouteDescription;

export const confirmWaitlistEntryByForm = {
  method: 'post',
  path: '/api/waitlist/{token}/confirm-form',
  tag: 'Tours',
  summary: 'Confirm by the form of the page, without JavaScript',
  description:
    'The same for an HTML form without fields. Every outcome leads back to the page of the entry, which says it.',
  parameters: confirmWaitlistEntry.parameters,
  body: { mediaType: 'application/x-www-form-urlencoded', schema: { type: 'object', maxProperties: 0 } },
  answer: {
    status: 303,
    description: 'To the page of the entry.',
    headers: {
      Location:
        '`/waitlist/{token}`, with `confirm=mail` for a token that is not of the mail, `confirm=full` when the list has no place left, and `confirm=failed` when it could not be confirmed.',
    },
  },
} as const satisfies RouteDescription;

export const waitlistRoutes = { joinWaitlist, confirmWaitlistEntry, confirmWaitlistEntryByForm };
