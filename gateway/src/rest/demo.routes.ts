import type { RouteDescription } from './route-description.js';

export const demo = {
  method: 'get',
  path: '/api/demo',
  tag: 'Staff',
  summary: 'The demo account',
  description:
    'The account to sign in with when the site runs as a demo. Its password is printed where the demo was started.',
  answer: {
    status: 200,
    description: 'The account; null when the site is not a demo.',
    schema: {
      type: 'object',
      required: ['staffEmail'],
      properties: { staffEmail: { type: ['string', 'null'], format: 'email' } },
    },
    example: { staffEmail: 'staff@hilltop.test' },
  },
} as const satisfies RouteDescription;

export const demoRoutes = { demo };
