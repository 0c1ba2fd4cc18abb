import { ShowGuestBookDocument, WriteGuestBookDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import type { RouteDescription } from './route-description.js';
import { visitToken } from './visits.routes.js';

const tag = 'Guest book';

export const showGuestBook = {
  method: 'get',
  path: '/api/guest-book',
  tag,
  summary: 'Read the guest book',
  description:
    'What visitors wrote, newest visits first, 12 pages a sheet. A sheet beyond the last one is the last one.',
  operation: committedOperation(ShowGuestBookDocument),
  parameters: [
    {
      in: 'query',
      name: 'sheet',
      description: 'Which sheet, from 1.',
      schema: { type: 'integer', minimum: 1, default: 1 },
      example: 1,
    },
  ],
  answer: {
    status: 200,
    description: 'The words that the house has taken in. `since` is null while the book is empty.',
    at: ['guestBook'],
    example: {
      pages: [
        {
          id: '7a1c3c52-0a0e-4a4a-9c86-6e1d2a4d9f01',
          words: 'I came for the garden and stayed for the stories.',
          firstName: 'Ada',
          visitedIn: '2026-12',
        },
      ],
      total: 1,
      since: '2026-12',
      sheet: 1,
      sheets: 1,
    },
  },
} as const satisfies RouteDescription;

export const writeGuestBook = {
  method: 'post',
  path: '/api/visits/{token}/guest-book',
  tag,
  summary: 'Write in the guest book after a visit',
  description:
    'Once, within four weeks, by a party that was let in. `words` wait until the house takes them in; `privateWords` and `stars` stay with the house.',
  operation: committedOperation(WriteGuestBookDocument),
  parameters: [visitToken],
  body: {
    type: inputType('WriteGuestBookInput'),
    example: { words: 'I came for the garden and stayed for the stories.', firstName: 'Ada', stars: 5 },
  },
  answer: {
    status: 201,
    description: 'The visit, now with `state` `WRITTEN`.',
    at: ['writeGuestBook', 'GuestBookWritten', 'visit'],
    example: {
      state: 'WRITTEN',
      firstName: 'Ada',
      tourName: 'House and Garden',
      tourDate: '2026-12-08',
      tourTime: '10:00 AM',
      cameIn: 11,
      writtenAt: '2026-12-09T16:12:00.000Z',
    },
  },
} as const satisfies RouteDescription;

export const guestBookRoutes = { showGuestBook, writeGuestBook };
