import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane. Tests make it cheap. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes per process: each takes a core for about 40 ms. */
const AT_ONCE = 2;

/** Characters, so that hashing cannot be used for denial of service. */
export const MAX_PASSWORD_LENGTH = 512;

/** A few at a time, so that a flood of sign-ins does not starve other requests. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(AT_ONCE);
  private dummy: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return this.limit(() => hash(password, hashCost));
  }

  /**
   * A password that is too long is always wrong.
   * @param stored `undefined` for an unknown account, which takes the same time and always fails
   */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    this.dummy ??= this.hash('no account has this password');
    const expected = stored ?? (await this.dummy);
    const fits = password.length <= MAX_PASSWORD_LENGTH;
    const right = await this.limit(() => verify(expected, fits ? password : ''));
    return right && fits && stored !== undefined;
  }
}
