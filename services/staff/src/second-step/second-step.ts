import { createHash, randomBytes } from 'node:crypto';
import { plainCode } from '@hilltop/contracts/typed-code';
import { readHouse } from '@hilltop/house/read-house';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { AccountSecrets } from '../accounts/account-secrets.js';
import { SecondStepRepository } from './second-step.repository.js';
import type { TotpFactor } from './totp-factor.entity.js';

const CODES = 10;
const BYTES = 15;
/** Crockford's alphabet: no letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/** Codes of 120 random bits, `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const letters = bits.match(/.{5}/g)?.map((five) => LETTERS[Number.parseInt(five, 2)]) ?? [];
    return letters.join('').replace(/.{4}(?!$)/g, '$&-');
  });
}

/** Accepts any spelling; undefined for text that is not a code. */
export function recoveryCodeHash(typed: string): string | undefined {
  const code = plainCode(typed);
  return SHAPE.test(code) ? createHash('sha256').update(code).digest('hex') : undefined;
}

const PERIOD_MS = 30_000;
const SECRET_BYTES = 20;
/** Tolerates clocks that are one step apart. */
const WINDOW = 1;

/** A code from an authenticator app (RFC 6238), or a recovery code. Each works once. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly factors: SecondStepRepository,
    private readonly secrets: AccountSecrets,
    private readonly dataSource: DataSource,
  ) {}

  async isOn(accountId: string): Promise<boolean> {
    return Boolean((await this.factors.find(accountId))?.confirmedAt);
  }

  /** @returns undefined when the second step is on */
  async start(
    { id, email }: Account,
    now: Date,
    manager: EntityManager,
  ): Promise<{ secret: string; uri: string } | undefined> {
    const secret = new Secret({ size: SECRET_BYTES });
    if (!(await this.factors.start(id, this.secrets.seal(secret.base32, id), now, manager))) return undefined;
    return {
      secret: secret.base32,
      uri: new TOTP({ issuer: readHouse().facts.name, label: email, secret }).toString(),
    };
  }

  /** @param alongside more work in the same transaction @returns the recovery codes, or undefined when the code is wrong */
  async confirm(
    accountId: string,
    code: string,
    now: Date,
    alongside: (manager: EntityManager) => Promise<void>,
  ): Promise<string[] | undefined> {
    const factor = await this.factors.find(accountId);
    const step = factor && this.stepOf(factor, code, now);
    if (!step) return undefined;
    const codes = newRecoveryCodes();
    const hashes = codes.flatMap((plain) => recoveryCodeHash(plain) ?? []);
    const isOn = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.factors.confirm(accountId, step, now, manager))) return false;
      await this.factors.replaceRecoveryCodes(accountId, hashes, manager);
      await alongside(manager);
      return true;
    });
    return isOn ? codes : undefined;
  }

  /** Uses up a correct code. */
  async accepts(accountId: string, code: string, now: Date): Promise<boolean> {
    const recovery = recoveryCodeHash(code);
    if (recovery !== undefined) return this.factors.useRecoveryCode(accountId, recovery);
    const factor = await this.factors.find(accountId);
    const step = factor?.confirmedAt && this.stepOf(factor, code, now);
    return step ? this.factors.useStep(accountId, step) : false;
  }

  /** Undefined when the code matches no time step around `now`. */
  private stepOf({ accountId, sealedSecret }: TotpFactor, code: string, now: Date): number | undefined {
    const token = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const totp = new TOTP({ secret: Secret.fromBase32(this.secrets.open(sealedSecret, accountId)) });
    const delta = totp.validate({ token, timestamp: now.getTime(), window: WINDOW });
    return delta === null ? undefined : Math.floor(now.getTime() / PERIOD_MS) + delta;
  }
}
