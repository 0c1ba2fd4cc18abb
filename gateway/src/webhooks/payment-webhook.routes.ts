import type { Problem } from '@hilltop/platform/outcome/problem';
import { httpProblem } from '../errors/http-problems.js';
import { plainProblem, type RouteDescription } from '../rest/route-description.js';

export const paidServices = ['bookings', 'orders'] as const;

export const webhookProblems = {
  400: { status: 400, name: 'not-signed', title: 'The message is not signed by the payment provider.' },
  404: httpProblem(404),
  409: { status: 409, name: 'send-again', title: 'This message arrived too early. Send it again later.' },
  413: httpProblem(413),
} as const satisfies Record<number, Problem>;

const paymentWebhook: RouteDescription = {
  method: 'post',
  path: '/api/payment-webhooks/{service}',
  tag: 'Payments',
  summary: 'Receive a message from the payment provider',
  description:
    'For Stripe only, which signs messages in the header Stripe-Signature. A repeated message changes nothing.',
  parameters: [
    {
      in: 'path',
      name: 'service',
      description: 'The service that took the payment.',
      schema: { type: 'string', enum: [...paidServices] },
      example: 'bookings',
    },
  ],
  body: { mediaType: 'application/json', schema: { type: 'object' } },
  answer: { status: 204, description: 'Accepted.' },
  problems: Object.values(webhookProblems).map(plainProblem),
};

export const paymentWebhookRoutes = { paymentWebhook };
