import type { RouteDescription } from './route-description.js';

export const demo = {
  method: 'get',
  path: '/api/demo',
  tag: 'Staff',
  summary: 'Whether this is a demo',
  description:
    'Names the account to sign in with where the site runs as a demo; its password stands where it was started.',
  answer: {
    status: 200,
    description: 'The account; null where the site is no demo.',
    schema: {
      type: 'object',
      required: ['staffEmail'],
      properties: { staffEmail: { type: ['string', 'null'], format: 'email' } },
    },
    example: { staffEmail: 'staff@hilltop.test' },
  },
} as const satisfies RouteDescription;

export const demoRoutes = { demo };
