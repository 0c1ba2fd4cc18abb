import { createHmac } from 'node:crypto';

/** The token of the link in the mail to an entry of the waiting list. The mail server of a campaign keeps no mails. */
export function mailedToken(secret: string, entryId: string): string {
  const signature = createHmac('sha256', secret).update(`${entryId} waitlist`).digest().subarray(0, 16);
  return Buffer.concat([Buffer.from(entryId.replaceAll('-', ''), 'hex'), signature]).toString('base64url');
}
