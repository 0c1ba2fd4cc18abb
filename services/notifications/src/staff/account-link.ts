import { z } from 'zod';
import type { StaffClient } from './staff-client.js';

/** A link for a member of staff, as staff answers `accountLink`. */
const linkShape = z.object({
  email: z.string(),
  name: z.string(),
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export type AccountLink = z.output<typeof linkShape>;

const QUERY = `query AccountLink($id: ID!) { accountLink(id: $id) { ${Object.keys(linkShape.shape).join(' ')} } }`;
const answer = z.object({ accountLink: linkShape.nullable() });

/** Fetches a link from staff; `undefined` when it was used or has expired. */
export async function fetchLink(staff: StaffClient, id: string): Promise<AccountLink | undefined> {
  const { accountLink } = answer.parse(await staff.read(QUERY, { id }));
  return accountLink ?? undefined;
}
