import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets of a data folder, created on first use and kept in `secrets.json`, which only its owner can read. */
export class Secrets {
  private readonly file: string;
  private readonly known: Record<string, string>;

  constructor(data: string) {
    mkdirSync(data, { recursive: true });
    this.file = join(data, 'secrets.json');
    this.known = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** 43 characters that are safe in URLs. */
  of(name: string): string {
    const secret = this.known[name] ?? randomBytes(32).toString('base64url');
    if (!(name in this.known)) {
      this.known[name] = secret;
      writeFileSync(this.file, `${JSON.stringify(this.known, undefined, 2)}\n`, { mode: 0o600 });
    }
    return secret;
  }
}
