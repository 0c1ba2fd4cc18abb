import { requestTimeout } from '../lib/request-timeout.js';
import { z } from '../lib/zod.js';
import { tellOtherTabs } from './session-changes.js';

const roleSchema = z.enum(['guide', 'desk', 'manager', 'ops', 'bookkeeper', 'owner']);

/** A role at the house (product.md §6). The server decides what each may do. */
export type StaffRole = z.output<typeof roleSchema>;

/** They read money and what it opens, and change nothing of the house. */
export const readingRoles: readonly StaffRole[] = ['bookkeeper', 'owner'];

const staffSchema = z.object({ email: z.string(), name: z.string(), role: roleSchema });

export type Staff = z.output<typeof staffSchema>;

const problemSchema = z.object({ type: z.string() });

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly staff: Staff }
  | { readonly kind: 'refused' }
  /** The password is right; the code is missing or wrong. */
  | { readonly kind: 'codeRequired' }
  | { readonly kind: 'tooSoon'; readonly seconds: number }
  | { readonly kind: 'unanswered' };

function request(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, { ...init, credentials: 'same-origin', signal: requestTimeout() });
}

/**
 * Whose session this browser has. "ended": by somebody, or with its account; "none": there was none, or it ran out.
 * @throws without an answer
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

/** Starts a session, whose cookie no script can read. */
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
    const staff = staffSchema.parse(await response.json());
    tellOtherTabs('signedIn');
    return { kind: 'signedIn', staff };
  } catch {
    return { kind: 'unanswered' };
  }
}

/** @returns whether the session has ended */
export async function signOut(): Promise<boolean> {
  try {
    const { ok } = await request('/api/staff/sign-out', { method: 'POST' });
    if (ok) tellOtherTabs('signedOut');
    return ok;
  } catch {
    return false;
  }
}

/** E-mail address of the demo account; undefined unless the site is a demo. Its password is never sent. */
export async function fetchDemoEmail(): Promise<string | undefined> {
  try {
    const response = await request('/api/demo');
    const { staffEmail } = z.object({ staffEmail: z.string().nullable() }).parse(await response.json());
    return staffEmail ?? undefined;
  } catch {
    return undefined;
  }
}
