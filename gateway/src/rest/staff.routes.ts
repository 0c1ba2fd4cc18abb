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
  refused: { status: 401, name: 'sign-in-refused', title: 'E-mail or password is not right.', example: {} },
  codeRequired: {
    status: 401,
    name: 'sign-in-code-required',
    title: 'A code of the authenticator app is required.',
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
  summary: 'Begin a session',
  description:
    'Sets a cookie that no script can read: `__Host-hilltop_staff` over HTTPS, `hilltop_staff` over HTTP. After some failures from one address each further one makes the next wait longer; nobody is locked out. An account with an authenticator app answers `sign-in-code-required` until `code` is right, which can also be a recovery code.',
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
    headers: { 'Set-Cookie': 'The session, for twelve hours at the longest.' },
    example,
  },
  problems: [signInProblems.refused, signInProblems.codeRequired, signInProblems.tooSoon],
} as const satisfies RouteDescription;

export const signOut = {
  method: 'post',
  path: '/api/staff/sign-out',
  tag,
  summary: 'End the session',
  description: 'At once and everywhere: a copy of the cookie is worth nothing any more. Fine without a session.',
  answer: { status: 204, description: 'Signed out.' },
} as const satisfies RouteDescription;

export const me = {
  method: 'get',
  path: '/api/staff/me',
  tag,
  summary: 'Who is signed in',
  roles: staffRoles,
  answer: { status: 200, description: 'Whose session this is.', schema: staff, example },
} as const satisfies RouteDescription;

export const staffRoutes = { signIn, signOut, me };
