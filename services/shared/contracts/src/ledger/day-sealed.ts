import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { ACCOUNT_CODES } from '../house/accounts.js';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const data = z.object({
  /** The venue's date, YYYY-MM-DD. */
  date: z.iso.date(),
  lineCount: z.int().min(0),
  /** Sums of the accounts that have lines: a debit is positive, a credit negative. */
  accounts: z.array(z.object({ account: z.enum(ACCOUNT_CODES), cents: z.int() })),
  /** By each tender; refunds are 0 or negative. */
  tenders: z.array(z.object({ tender: z.string().max(40), takenCents: z.int(), refundCents: z.int() })),
  /** SHA-256 of the page, and of that of the day before; null on the first day. */
  hash,
  previousHash: hash.nullable(),
  /** Ed25519, SPKI in base64. */
  publicKey: z.string().length(60),
});

export type DaySealed = z.infer<typeof data>;

/** `time` is when the day was sealed. The aggregate is the date. */
export const daySealed = defineEvent({ service: 'ledger', name: 'day-sealed', version: 1, data });
