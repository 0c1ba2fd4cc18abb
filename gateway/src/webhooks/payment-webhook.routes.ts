import type { Problem } from '@hilltop/platform/outcome/problem';
import { httpProblem } from '../errors/http-problems.js';
import { plainProblem, type RouteDescription } from '../rest/route-description.js';

/** Services that take money. */
export const paidServices = ['bookings', 'orders'] as const;

export const webhookProblems = {
  400: { status: 400, name: 'not-signed', title: 'The message is not signed by the payment provider.' },
  404: httpProblem(404),
  409: { status: 409, name: 'send-again', title: 'It is too early for this message. Send it again later.' },
  413: httpProblem(413),
} as const satisfies Record<number, Problem>;

const paymentWebhook: RouteDescription = {
  method: 'post',
  path: '/api/payment-webhooks/{service}',
  tag: 'Payments',
  summary: 'A message of the payment provider',
  description:
    'For Stripe alone, which signs it in the header Stripe-Signature. The same message again changes nothing.',
  parameters: [
    {
      in: 'path',
      name: 'service',
      description: 'What was paid for.',
      schema: { type: 'string', enum: [...paidServices] },
      example: 'bookings',
    },
  ],
  body: { mediaType: 'application/json', schema: { type: 'object' } },
  answer: { status: 204, description: 'Taken.' },
  problems: Object.values(webhookProblems).map(plainProblem),
};

export const paymentWebhookRoutes = { paymentWebhook };
