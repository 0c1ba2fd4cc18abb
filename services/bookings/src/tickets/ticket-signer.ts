import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { type TicketFacts, ticketPayload, ticketText } from '@hilltop/contracts/ticket/ticket-code';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { derivedKey } from '@hilltop/platform/values/ed25519-key';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';

export interface TicketKey {
  /** First byte of the SHA-256 of the public key. Verifiers try every key with this id. */
  readonly id: number;
  readonly privateKey: KeyObject;
  /** 32 bytes. */
  readonly publicKey: Buffer;
}

export type UnsignedFacts = Omit<TicketFacts, 'keyId'>;

/** Derived from a link secret, so that both are rotated together (infra/decisions/0162). */
export function ticketKey(secret: string): TicketKey {
  const privateKey = derivedKey(secret, 'hilltop tickets');
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { id: createHash('sha256').update(publicKey).digest().readUInt8(0), privateKey, publicKey };
}

/** A phone at the door can verify tickets offline. */
@Injectable()
export class TicketSigner {
  private readonly key: TicketKey;
  /** Newest first. Older keys signed tickets that are still in use. */
  readonly keys: readonly TicketKey[];

  constructor(@Inject(ENVIRONMENT) { BOOKING_LINK_SECRETS: secrets }: Pick<Environment, 'BOOKING_LINK_SECRETS'>) {
    this.keys = secrets.map(ticketKey);
    const [newest] = this.keys;
    if (newest === undefined) throw new Error('no secret to sign tickets with');
    this.key = newest;
  }

  /** The text of the QR code. Deterministic. */
  sign(facts: UnsignedFacts): string {
    const { payload, signature } = signed(facts, this.key);
    return ticketText(payload, signature);
  }

  /** One per key. */
  signatures(facts: UnsignedFacts): Uint8Array[] {
    return this.keys.map((key) => signed(facts, key).signature);
  }
}

function signed(facts: UnsignedFacts, key: TicketKey) {
  const payload = ticketPayload({ ...facts, keyId: key.id });
  return { payload, signature: sign(null, payload, key.privateKey) };
}
