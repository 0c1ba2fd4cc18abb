import { readJson } from '../../../app/read-json.js';
import { z } from '../../../document/zod.js';

/** Longest wait for an answer, in ms. */
const LONGEST_WAIT_MS = 20_000;

const staffShape = z.object({ email: z.string(), name: z.string() });

/** Who works at the desk. */
export type Staff = z.output<typeof staffShape>;

/** What became of a sign-in. */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly staff: Staff }
  | { readonly kind: 'refused' }
  | { readonly kind: 'tooSoon'; readonly seconds: number }
  | { readonly kind: 'unanswered' };

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });

/** Whose session this browser has; undefined without one. @throws when nobody answers */
export const whoIsSignedIn = async (): Promise<Staff | undefined> => {
  const answer = await readJson(['/api/staff/me'], { on401: 'null', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  return answer === null ? undefined : staffShape.parse(answer);
};

/** Begins a session: its cookie comes with the answer, and no script can read it. */
export const signIn = async (email: string, password: string): Promise<SignInOutcome> => {
  try {
    const response = await ask('/api/staff/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (response.status === 429) {
      return { kind: 'tooSoon', seconds: Math.max(1, Number(response.headers.get('retry-after')) || 1) };
    }
    if (response.status === 401 || response.status === 422) return { kind: 'refused' };
    if (!response.ok) return { kind: 'unanswered' };
    return { kind: 'signedIn', staff: staffShape.parse(await response.json()) };
  } catch {
    return { kind: 'unanswered' };
  }
};

/** Ends the session. @returns whether it has ended */
export const signOut = async (): Promise<boolean> => {
  try {
    return (await ask('/api/staff/sign-out', { method: 'POST' })).ok;
  } catch {
    return false;
  }
};

/** E-mail address of the demo account; undefined where the site is no demo. Its password is never sent. */
export const demoAccount = async (): Promise<string | undefined> => {
  try {
    const response = await ask('/api/demo');
    const { staffEmail } = z.object({ staffEmail: z.string().nullable() }).parse(await response.json());
    return staffEmail ?? undefined;
  } catch {
    return undefined;
  }
};
