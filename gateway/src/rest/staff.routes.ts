import { staffRoles } from '@hilltop/platform/identity/identity';
import { GraphQLInputObjectType, GraphQLNonNull, GraphQLString } from 'graphql';
import type { RouteDescription } from './route-description.js';

const tag = 'Staff';
const text = { type: new GraphQLNonNull(GraphQLString) };

const staff = {
  type: 'object',
  required: ['email', 'name', 'role'],
  properties: {
    email: { type: 'string', format: 'email' },
    name: { type: 'string' },
    role: { enum: staffRoles },
  },
} as const;
const example = { email: 'staff@hilltop.test', name: 'Demo staff', role: 'manager' };

export const signInProblems = {
  refused: { status: 401, name: 'sign-in-refused', title: 'The e-mail or password is wrong.', example: {} },
  codeRequired: {
    status: 401,
    name: 'sign-in-code-required',
    title: 'A code from the authenticator app is required.',
    example: {},
  },
  tooSoon: {
    status: 429,
    name: 'sign-in-too-soon',
    title: 'Too many attempts.',
    facts: { retryAfterSeconds: { type: 'integer' } },
    example: { retryAfterSeconds: 8 },
  },
} as const;

export const signIn = {
  method: 'post',
  path: '/api/staff/sign-in',
  tag,
  summary: 'Sign in',
  description:
    'Sets a cookie that no script can read: `__Host-hilltop_staff` over HTTPS, `hilltop_staff` over HTTP. After a few failures from one address, each further failure makes the next wait longer; no account is locked. An account with an authenticator app gets `sign-in-code-required` until `code` is right. A recovery code works too.',
  body: {
    type: new GraphQLInputObjectType({
      name: 'SignInInput',
      fields: { email: text, password: text, code: { type: GraphQLString } },
    }),
    example: { email: 'staff@hilltop.test', password: 'correct horse battery staple' },
  },
  answer: {
    status: 200,
    description: 'Signed in.',
    schema: staff,
    headers: { 'Set-Cookie': 'The session, valid for at most twelve hours.' },
    example,
  },
  problems: [signInProblems.refused, signInProblems.codeRequired, signInProblems.tooSoon],
} as const satisfies RouteDescription;

export const signOut = {
  method: 'post',
  path: '/api/staff/sign-out',
  tag,
  summary: 'Sign out',
  description: 'Ends the session at once: a copy of the cookie no longer works. Succeeds without a session, too.',
  answer: { status: 204, description: 'Signed out.' },
} as const satisfies RouteDescription;

export const sessionEnded = {
  status: 401,
  name: 'session-ended',
  title: 'This session was ended.',
  example: {},
} as const;

export const me = {
  method: 'get',
  path: '/api/staff/me',
  tag,
  summary: 'Read who is signed in',
  description:
    'A session that ran out is `not-signed-in`. One that was ended, by signing out, by a manager or with its account, is `session-ended`.',
  roles: staffRoles,
  answer: { status: 200, description: 'The signed-in member of staff.', schema: staff, example },
  problems: [sessionEnded],
} as const satisfies RouteDescription;

export const staffRoutes = { signIn, signOut, me };
