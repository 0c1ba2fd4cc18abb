import { UnsubscribeDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import type { RouteDescription } from './route-description.js';

export const unsubscribe = {
  method: 'post',
  path: '/api/unsubscribe/{token}',
  tag: 'Guest book',
  summary: 'No more mails after visits',
  description:
    'The address of the `List-Unsubscribe` header of such a mail. Mail programs post `List-Unsubscribe=One-Click` to it (RFC 8058), from whatever page; the body is not read. It takes effect at once, and the answer is the same for every token.',
  operation: committedOperation(UnsubscribeDocument),
  parameters: [
    {
      in: 'path',
      name: 'token',
      description: 'The end of the link in the mail.',
      example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
    },
  ],
  answer: {
    status: 200,
    description: 'Done, or there was nothing to do.',
    at: ['unsubscribe'],
    example: { message: 'We will no longer e-mail you after a visit.' },
  },
} as const satisfies RouteDescription;

export const openUnsubscribe = {
  method: 'get',
  path: '/api/unsubscribe/{token}',
  tag: 'Guest book',
  summary: 'The page that ends mails after visits',
  description: 'For mail programs that open the address of the `List-Unsubscribe` header. It ends nothing by itself.',
  parameters: unsubscribe.parameters,
  answer: { status: 303, description: 'To the page.', headers: { Location: '`/unsubscribe/{token}`' } },
} as const satisfies RouteDescription;

export const unsubscribeByForm = {
  method: 'post',
  path: '/api/unsubscribe/{token}/form',
  tag: 'Guest book',
  summary: 'No more mails after visits, by the form of the page, without JavaScript',
  description: 'The same for an HTML form without fields. It leads back to the page, which says so.',
  parameters: unsubscribe.parameters,
  body: { mediaType: 'application/x-www-form-urlencoded', schema: { type: 'object', maxProperties: 0 } },
  answer: { status: 303, description: 'To the page.', headers: { Location: '`/unsubscribe/{token}?done`' } },
} as const satisfies RouteDescription;

export const unsubscribeRoutes = { unsubscribe, openUnsubscribe, unsubscribeByForm };
