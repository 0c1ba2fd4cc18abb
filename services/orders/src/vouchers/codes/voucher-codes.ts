import { createHmac } from 'node:crypto';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import { codeOfBytes } from './code-text.js';

export interface CodeRecord {
  /** Keyed hash, to find a typed code. */
  readonly codeHash: string;
  /** Which secret the code is made with. */
  readonly keyId: string;
  readonly last4: string;
}

const keyed = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
const hashOf = (secret: string, code: string): string => keyed(secret, `voucher hash ${code}`).toString('hex');
const keyIdOf = (secret: string): string => keyed(secret, 'voucher key').toString('hex').slice(0, 8);

/** Made from the voucher's id and a secret, so none is stored (infra/decisions/0330). */
@Injectable()
export class VoucherCodes {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VOUCHER_SECRETS'>) {}

  /** Uses the first secret. */
  record(id: string, generation: number): CodeRecord {
    const [secret] = this.environment.VOUCHER_SECRETS;
    if (secret === undefined) throw new Error('no secret to make codes with');
    const code = codeFor(secret, id, generation);
    return { codeHash: hashOf(secret, code), keyId: keyIdOf(secret), last4: code.slice(-4) };
  }

  /** @throws when its secret was removed from the setting */
  codeOf({
    id,
    generation,
    keyId,
  }: {
    readonly id: string;
    readonly generation: number;
    readonly keyId: string;
  }): string {
    const secret = this.environment.VOUCHER_SECRETS.find((one) => keyIdOf(one) === keyId);
    if (secret === undefined) throw new Error('VOUCHER_SECRETS lacks the secret of a voucher');
    return codeFor(secret, id, generation);
  }

  /** One for each secret. */
  hashesOf(code: string): string[] {
    return this.environment.VOUCHER_SECRETS.map((secret) => hashOf(secret, code));
  }
}

function codeFor(secret: string, id: string, generation: number): string {
  return codeOfBytes(keyed(secret, `voucher code ${id} ${generation}`));
}
