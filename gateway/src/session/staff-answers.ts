import { staffRoles } from '@hilltop/platform/identity/identity';
import { z } from 'zod';

const role = z.string().toLowerCase().pipe(z.enum(staffRoles));
const staff = z.object({ id: z.string(), email: z.string(), name: z.string(), role });

/** No types are generated for the @inaccessible fields of the staff subgraph. */
export const staffAnswers = {
  signIn: z.object({
    signIn: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('SignedIn'), token: z.string(), staff, expiresAt: z.iso.datetime() }),
      z.object({ __typename: z.literal('SignInRefused'), message: z.string() }),
      z.object({ __typename: z.literal('SignInCodeRequired'), message: z.string() }),
      z.object({ __typename: z.literal('SignInTooSoon'), message: z.string(), retryAfterSeconds: z.int() }),
    ]),
  }),
  signOut: z.object({ signOut: z.object({ ended: z.boolean() }) }),
  sessionWasEnded: z.object({ sessionWasEnded: z.boolean() }),
  staffSession: z.object({ staffSession: z.object({ id: z.string(), staff, expiresAt: z.iso.datetime() }).nullable() }),
};

export type SignInAnswer = z.output<typeof staffAnswers.signIn>['signIn'];

export type StaffMember = z.output<typeof staff>;

export interface StaffSession {
  readonly id: string;
  readonly staff: StaffMember;
}

export const staffQueries = {
  signIn: `mutation SignIn($email: String!, $password: String!, $code: String, $caller: String!) {
    signIn(email: $email, password: $password, code: $code, caller: $caller) {
      __typename
      ... on SignedIn { token expiresAt staff { id email name role } }
      ... on SignInRefused { message }
      ... on SignInCodeRequired { message }
      ... on SignInTooSoon { message retryAfterSeconds }
    }
  }`,
  sessionWasEnded: 'query SessionWasEnded($token: String!) { sessionWasEnded(token: $token) }',
  signOut: 'mutation SignOut($token: String!) { signOut(token: $token) { ended } }',
  staffSession: `query StaffSession($token: String!) {
    staffSession(token: $token) { id expiresAt staff { id email name role } }
  }`,
};
