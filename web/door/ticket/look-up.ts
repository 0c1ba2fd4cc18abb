import { LookUpTicketDocument, type LookUpTicketQuery } from '../../generated/door-operations.js';
import { ask } from '../data/ask.js';
import type { Judged } from './judge.js';

/** A booking of any day. */
export type FoundTicket = NonNullable<LookUpTicketQuery['doorTicket']>;

export type LookUpAnswer = FoundTicket | 'unknown' | 'unanswered';

/** After this, the guest is told what the phone itself knows, in ms. */
const PATIENCE_MS = 5_000;

/** Whether the server may know more than the list: for a ticket that we signed, or a readable code. */
export function isAskable({ verdict }: Judged): boolean {
  return verdict.kind === 'NOT_OURS' && verdict.why !== 'signature' && verdict.why !== 'unreadable';
}

/** Asks the server about a ticket or code that the list does not have. Never throws. */
export async function lookUp({ facts, code }: Judged): Promise<LookUpAnswer> {
  const asked = { bookingId: facts?.bookingId ?? null, code: code ?? null };
  const late = new Promise<'unanswered'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unanswered'));
  const answer = ask(LookUpTicketDocument, asked).then(
    ({ doorTicket }): LookUpAnswer => doorTicket ?? 'unknown',
    () => 'unanswered' as const,
  );
  return Promise.race([answer, late]);
}
