import { TOUR_TYPES, type TourType } from '../tour-types.js';

/** The characters of a QR code's alphanumeric mode; two bytes take three of them (RFC 9285). */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = 45;

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    const isPair = second !== undefined;
    let value = isPair ? first * 256 + second : first;
    for (let digits = isPair ? 3 : 2; digits > 0; digits -= 1) {
      text += ALPHABET[value % BASE];
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** Undefined when the text is not Base45. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((letter) => ALPHABET.indexOf(letter));
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
    const isPair = digits.length === 3;
    if (digits.includes(-1) || value >= (isPair ? 65_536 : 256)) return undefined;
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}

/** Readable offline (infra/decisions/0162). */
export interface TicketFacts {
  /** 0 to 255. */
  readonly keyId: number;
  /** UUID in lower case. */
  readonly bookingId: string;
  readonly startsAt: Date;
  /** Undefined for a label without bits in the ticket, or that the reader does not know yet. */
  readonly tourType: TourType | undefined;
  /** 1 to 63. */
  readonly guests: number;
  /** Of the booking; 255 means 255 or more. */
  readonly revision: number;
  /** When the booking got this revision. */
  readonly issuedAt: Date;
}

/** `payload` is signed. */
export interface ReadTicket {
  readonly facts: TicketFacts;
  readonly payload: Uint8Array;
  /** Ed25519. */
  readonly signature: Uint8Array;
}

const PREFIX = 'HT1:';
const VERSION = 1;
const PAYLOAD_BYTES = 28;
const SIGNATURE_BYTES = 64;
const MINUTE_MS = 60_000;
export const MOST_GUESTS = 63;
const MOST_REVISIONS = 255;
/** Stands for every label after the first three. */
const OTHER_LABEL = 3;

/** 28 bytes: version, key, booking, start in minutes, tour and guests, revision, issue time in seconds. */
export function ticketPayload(facts: TicketFacts): Uint8Array {
  if (facts.guests < 1 || facts.guests > MOST_GUESTS) throw new RangeError('a ticket must be for 1 to 63 guests');
  const payload = new Uint8Array(PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  view.setUint8(0, VERSION);
  view.setUint8(1, facts.keyId);
  payload.set(uuidBytes(facts.bookingId), 2);
  view.setUint32(18, Math.floor(facts.startsAt.getTime() / MINUTE_MS));
  view.setUint8(22, labelBits(facts.tourType) * 64 + facts.guests);
  view.setUint8(23, Math.min(facts.revision, MOST_REVISIONS));
  view.setUint32(24, Math.floor(facts.issuedAt.getTime() / 1000));
  return payload;
}

/** 142 characters of the QR code's alphanumeric mode. */
export function ticketText(payload: Uint8Array, signature: Uint8Array): string {
  return PREFIX + toBase45(Uint8Array.from([...payload, ...signature]));
}

/** Undefined when the text is not a ticket of this version. Does not verify the signature. */
export function readTicket(text: string): ReadTicket | undefined {
  const bytes = text.startsWith(PREFIX) ? fromBase45(text.slice(PREFIX.length)) : undefined;
  if (bytes?.length !== PAYLOAD_BYTES + SIGNATURE_BYTES || bytes[0] !== VERSION) return undefined;
  const payload = bytes.slice(0, PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  const label = view.getUint8(22) >> 6;
  const guests = view.getUint8(22) & MOST_GUESTS;
  if (guests === 0) return undefined;
  const facts = {
    keyId: view.getUint8(1),
    bookingId: uuidText(payload.subarray(2, 18)),
    startsAt: new Date(view.getUint32(18) * MINUTE_MS),
    tourType: label === OTHER_LABEL ? undefined : TOUR_TYPES[label],
    guests,
    revision: view.getUint8(23),
    issuedAt: new Date(view.getUint32(24) * 1000),
  };
  return { facts, payload, signature: bytes.slice(PAYLOAD_BYTES) };
}

function labelBits(tourType: TourType | undefined): number {
  const position = tourType === undefined ? OTHER_LABEL : TOUR_TYPES.indexOf(tourType);
  return Math.min(position, OTHER_LABEL);
}

function uuidBytes(uuid: string): Uint8Array {
  const pairs = uuid.replaceAll('-', '').match(/[0-9a-f]{2}/gi) ?? [];
  if (pairs.length !== 16) throw new RangeError('the id of a booking must be a UUID');
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function uuidText(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
