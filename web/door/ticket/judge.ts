import { readConfirmationCode } from '../../../services/shared/contracts/src/ticket/confirmation-code.js';
import {
  type ReadTicket,
  readTicket,
  type TicketFacts,
} from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import { loadPart } from '../../kit/lib/loading/load-part.js';
import type { Day } from '../data/day.js';
import { type Party, parseParty, type SealedRow, type TicketKey } from '../data/manifest.js';
import { type Scanned, type Verdict, verdictOf } from './verdict.js';

const ROW_KEY_BYTES = 16;
const IV_BYTES = 12;

/**
 * The party behind a ticket; undefined without a row in the day's list. Each row has a key of its own, derived from the
 * ticket's signature: a found phone shows no names without tickets. @param date of the list, YYYY-MM-DD
 * @throws if the row was sealed with another secret or for another day
 */
export async function openSealedRow(
  rows: readonly SealedRow[],
  signature: Uint8Array,
  date: string,
): Promise<Party | undefined> {
  const secret = Uint8Array.from(signature);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  const rowKey = toBase64Url(digest.subarray(0, ROW_KEY_BYTES));
  const row = rows.find(({ key }) => key === rowKey);
  if (!row) return undefined;
  const bytes = fromBase64Url(row.sealed);
  const iv = bytes.subarray(0, IV_BYTES);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await sealKey(secret, date),
    bytes.subarray(IV_BYTES),
  );
  return parseParty(new TextDecoder().decode(opened));
}

async function sealKey(secret: Uint8Array<ArrayBuffer>, date: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new TextEncoder().encode(date), info: new Uint8Array() },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
}

export interface Judged {
  readonly verdict: Verdict;
  /** The ticket's own content; undefined for one found by code or name. */
  readonly facts?: TicketFacts;
  /** People of the booking who are already inside. */
  readonly admitted: number;
  /** Typed or read. */
  readonly code?: string;
  /** The state of the look-up on the server, for a ticket that the list does not have. */
  readonly asked?: 'asking' | 'known' | 'unknown' | 'unanswered';
}

/** Judges what was read or typed: a signed ticket, or the short code printed below it. */
export async function judge(text: string, day: Day): Promise<Judged> {
  const code = readConfirmationCode(text);
  const scanned = await identify(text.trim(), code, day);
  const bookingId = bookingOf(scanned);
  const admitted = day.peopleIn.get(bookingId ?? '') ?? 0;
  return {
    verdict: verdictOf(scanned, day, admitted),
    ...(scanned.kind === 'ticket' && { facts: scanned.facts }),
    admitted,
    ...(scanned.kind !== 'ticket' && code !== undefined && { code }),
  };
}

async function identify(text: string, code: string | undefined, day: Day): Promise<Scanned> {
  const ticket = readTicket(text);
  if (!ticket) return byCode(code, day);
  if (!(await verifyTicket(ticket, day.keys))) return { kind: 'foreign', why: 'signature' };
  const party = await openSealedRow(day.tickets, ticket.signature, day.date);
  return { kind: 'ticket', facts: ticket.facts, ...(party && { party }) };
}

/** Tickets from before signatures contain only their code. */
function byCode(code: string | undefined, { parties }: Day): Scanned {
  if (code === undefined) return { kind: 'foreign', why: 'unreadable' };
  const party = parties.find((one) => one.confirmationCode === code);
  return party ? { kind: 'party', party } : { kind: 'foreign', why: 'unknownCode' };
}

function bookingOf(scanned: Scanned): string | undefined {
  if (scanned.kind === 'foreign') return undefined;
  return scanned.kind === 'party' ? scanned.party.bookingId : scanned.facts.bookingId;
}

/** Whether one of the keys signed a ticket. @param subtle the browser's; without Ed25519 in it, a library verifies */
export async function verifyTicket(
  { facts, payload, signature }: ReadTicket,
  keys: readonly TicketKey[],
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> = crypto.subtle,
): Promise<boolean> {
  for (const { id, publicKey } of keys) {
    if (id !== facts.keyId) continue;
    const raw = fromBase64Url(publicKey);
    if (await isSignedBy(raw, Uint8Array.from(payload), Uint8Array.from(signature), subtle)) return true;
  }
  return false;
}

async function isSignedBy(
  publicKey: Uint8Array<ArrayBuffer>,
  payload: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'>,
): Promise<boolean> {
  let key: CryptoKey;
  try {
    key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotSupportedError')) throw error;
    const { verifyAsync } = await loadPart(() => import('@noble/ed25519'));
    return verifyAsync(signature, payload, publicKey);
  }
  return subtle.verify('Ed25519', key, signature, payload);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
