import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { ACCOUNTS } from '../money-moved.js';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const data = z.object({
  /** The venue's date, YYYY-MM-DD. */
  date: z.iso.date(),
  lineCount: z.int().min(0),
  /** The sums of the accounts that have lines, in US cents: a debit is positive, a credit negative. */
  accounts: z.array(z.object({ account: z.enum(ACCOUNTS), cents: z.int() })),
  /** Cents that came in by each tender, and what of it went back, from 0 down. */
  tenders: z.array(z.object({ tender: z.string().max(40), takenCents: z.int(), refundCents: z.int() })),
  /** SHA-256 of the page, and of the page of the day before; null of the first day. */
  hash,
  previousHash: hash.nullable(),
  /** What verifies the signature: Ed25519, SPKI in base64. */
  publicKey: z.string().length(60),
});

/** What a sealed day says. */
export type DaySealed = z.infer<typeof data>;

/** A day of the books was sealed; `time` is when. The aggregate is the date. */
export const daySealed = defineEvent({ service: 'ledger', name: 'day-sealed', version: 1, data });
