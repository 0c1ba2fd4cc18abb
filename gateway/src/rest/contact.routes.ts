import { SendMessageDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter } from './idempotency.parameter.js';
import type { RouteDescription } from './route-description.js';

export const thanks = "Thank you for your message. We'll get back to you soon.";

export const sendMessage = {
  method: 'post',
  path: '/api/contact',
  tag: 'Contact',
  summary: 'Send a message to the house',
  operation: committedOperation(SendMessageDocument),
  parameters: [
    {
      ...idempotencyParameter,
      description: 'Optional, 1 to 255 visible characters. The same message with the same key is stored once.',
    },
  ],
  body: {
    type: inputType('SendMessageInput'),
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '817 555 0100',
      subject: 'tour-inquiry',
      message: 'Is the garden open in winter?',
    },
  },
  answer: {
    status: 201,
    description: 'The message is stored.',
    at: ['sendMessage', 'MessageReceived', 'id'],
    schema: {
      type: 'object',
      required: ['id', 'message'],
      properties: { id: { type: 'string' }, message: { type: 'string', description: 'A message for the sender.' } },
    },
    example: { id: '4b7c2a91-6d5e-4f3a-8b0c-1e9d7f6a5b44', message: thanks },
  },
} as const satisfies RouteDescription;

export const contactRoutes = { sendMessage };
