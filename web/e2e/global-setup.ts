import { request } from '@playwright/test';
import { siteUrl } from './support/site-url.js';
import { signInByRequest, staffSession } from './support/staff-session.js';

/** Signs in once for all tests, because sign-in is rate-limited by address. */
export default async function globalSetup(): Promise<void> {
  const context = await request.newContext({ baseURL: siteUrl() });
  await signInByRequest(context);
  await context.storageState({ path: staffSession });
  await context.dispose();
}
