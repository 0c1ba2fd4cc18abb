import { requestTimeout } from '../../lib/request-timeout.js';
import { z } from '../../lib/zod.js';

const roleSchema = z.enum(['guide', 'desk', 'manager', 'ops']);

/** What somebody does at the house (product.md §6). The server decides what each may do. */
export type StaffRole = z.output<typeof roleSchema>;

const staffSchema = z.object({ email: z.string(), name: z.string(), role: roleSchema });

/** Somebody who works here. */
export type Staff = z.output<typeof staffSchema>;

const problemSchema = z.object({ type: z.string() });

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly staff: Staff }
  | { readonly kind: 'refused' }
  /** The password is right, and a code is missing or not right. */
  | { readonly kind: 'codeRequired' }
  | { readonly kind: 'tooSoon'; readonly seconds: number }
  | { readonly kind: 'unanswered' };

function request(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, { ...init, credentials: 'same-origin', signal: requestTimeout() });
}

/**
 * Whose session this browser has, or why it has none: "ended" was ended by somebody or with its account, "none" never was or ran out.
 * @throws when there is no answer
 */
export async function fetchStaff(): Promise<Staff | 'none' | 'ended'> {
  const response = await request('/api/staff/me');
  if (response.status === 401) {
    const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
    return problem.data?.type.endsWith(':session-ended') ? 'ended' : 'none';
  }
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return staffSchema.parse(await response.json());
}

/** Begins a session: its cookie comes with the answer, and no script can read it. */
export async function signIn(email: string, password: string, code: string): Promise<SignInOutcome> {
  try {
    const response = await request('/api/staff/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...(code !== '' && { code }) }),
    });
    if (response.status === 429) {
      return { kind: 'tooSoon', seconds: Math.max(1, Number(response.headers.get('retry-after')) || 1) };
    }
    if (response.status === 401 || response.status === 422) {
      const { type } = problemSchema.parse(await response.json());
      return { kind: type.endsWith(':sign-in-code-required') ? 'codeRequired' : 'refused' };
    }
    if (!response.ok) return { kind: 'unanswered' };
    return { kind: 'signedIn', staff: staffSchema.parse(await response.json()) };
  } catch {
    return { kind: 'unanswered' };
  }
}

/** Ends the session. @returns whether it has ended */
export async function signOut(): Promise<boolean> {
  try {
    return (await request('/api/staff/sign-out', { method: 'POST' })).ok;
  } catch {
    return false;
  }
}

/** E-mail address of the demo account; undefined where the site is no demo. Its password is never sent. */
export async function fetchDemoEmail(): Promise<string | undefined> {
  try {
    const response = await request('/api/demo');
    const { staffEmail } = z.object({ staffEmail: z.string().nullable() }).parse(await response.json());
    return staffEmail ?? undefined;
  } catch {
    return undefined;
  }
}
