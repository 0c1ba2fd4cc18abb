import { z } from '../../lib/zod.js';

const partySchema = z.object({
  bookingId: z.string(),
  code: z.string(),
  name: z.string(),
  startsAt: z.string(),
  time: z.string(),
  tourName: z.string(),
  groupSize: z.number(),
  revision: z.number(),
  status: z.enum(['confirmed', 'moved', 'cancelled', 'displaced']),
  movedTo: z.object({ date: z.string(), time: z.string() }).nullish(),
  accessNeeds: z.string().nullish(),
});

/** A party as the door knows it: in clear, or from a sealed row that its ticket opened. */
export type Party = z.output<typeof partySchema>;

export function parseParty(json: string): Party {
  return partySchema.parse(JSON.parse(json));
}

/** A public key that checks tickets. Several may share an id. */
export interface TicketKey {
  readonly id: number;
  /** 32 bytes of Ed25519, base64url. */
  readonly publicKey: string;
}

/** A row that only the holder of its secret can find and open. */
export interface SealedRow {
  /** First 16 bytes of the SHA-256 of the secret, base64url. */
  readonly key: string;
  /** 12 bytes of iv, then AES-256-GCM of the party as JSON, base64url. */
  readonly sealed: string;
}

/** What a phone keeps of a day, so that it needs no network. */
export interface Manifest {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Time of the server, UTC, ISO 8601. */
  readonly madeAt: string;
  readonly keys: readonly TicketKey[];
  readonly tickets: readonly SealedRow[];
  readonly admitted: readonly { readonly bookingId: string; readonly people: number }[];
  /** Of their own times for a guide, of all for the desk and managers. */
  readonly parties: readonly Party[];
}
