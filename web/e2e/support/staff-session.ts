import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { runFile } from './services.js';

export const staffEmail = 'staff@hilltop.test';

/** Stored by `global-setup.ts`. Tests that sign out must sign in themselves instead. */
export const staffSession = join(import.meta.dirname, '../artefacts/staff-session.json');

/** The demo account's, from the instance's data folder. */
export function staffPassword(): string {
  const secrets = JSON.parse(readFileSync(join(runFile(), '../../secrets.json'), 'utf8')) as Record<string, string>;
  const password = secrets['staff-password'];
  if (password === undefined) throw new Error('The data folder holds no password of the demo account');
  return password;
}

/** Starts a new session; the request context keeps its cookie. */
export async function signInByRequest(request: APIRequestContext): Promise<void> {
  const data = { email: staffEmail, password: staffPassword() };
  const response = await request.post('/api/staff/sign-in', { data });
  expect(response.status(), await response.text()).toBe(200);
}
