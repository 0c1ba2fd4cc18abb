/**
 * `make env`: writes `.env` for `docker compose`, with a fresh secret for each variable that docker-compose.yml cannot do
 * without. What stands there already stays: run it again after an upgrade that needs one more.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { identityPublicPart } from '../local/identity/identity-keys.ts';
import { requiredVariables } from './compose-file.ts';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, '.env');

const before = existsSync(file) ? readFileSync(file, 'utf8') : '# For docker compose. Never commit it.\n';
const values = new Map([...before.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
const missing = requiredVariables(readFileSync(join(root, 'docker-compose.yml'), 'utf8')).filter(
  (name) => !values.has(name),
);

/** URL-safe, as some of them become part of a URL. A public key is the one of its private key, which sorts before it. */
function newValue(name: string): string {
  const privatePart = name.endsWith('_PUBLIC') ? values.get(name.replace(/_PUBLIC$/, '')) : undefined;
  const value = privatePart ? identityPublicPart(privatePart) : randomBytes(32).toString('base64url');
  values.set(name, value);
  return value;
}

const lines = missing.map((name) => `${name}=${newValue(name)}\n`);
writeFileSync(file, `${before.replace(/\n*$/, '\n')}${lines.join('')}`, { mode: 0o600 });
process.stdout.write(`  .env: ${missing.length === 0 ? 'nothing was missing' : `${missing.join(', ')} written`}\n`);
