import { DoorDayDocument } from '../../generated/door-operations.js';
import { ask } from './ask.js';
import type { Manifest } from './manifest.js';

/** What the phone has of the day already. */
type Kept = Pick<Manifest, 'date' | 'version' | 'tickets' | 'parties'>;

/**
 * The day as the server has it now. Rows that have not changed are not sent again: they stay as kept.
 * @param date YYYY-MM-DD
 * @throws when no complete answer came
 */
export async function fetchManifest(date: string, kept: Kept | undefined): Promise<Manifest> {
  const known = kept?.date === date ? kept : undefined;
  const { doorManifest: answer, kitchenSheet } = await ask(DoorDayDocument, { date, since: known?.version ?? null });
  const [tickets, parties] = [answer?.tickets ?? known?.tickets, answer?.parties ?? known?.parties];
  if (!(answer && tickets && parties)) throw new Error('The gateway answered without a manifest');
  const { version, madeAt, keys, times, admitted } = answer;
  return { version, date, madeAt, keys, times, admitted, tickets, parties, deliveries: kitchenSheet?.deliveries ?? [] };
}
