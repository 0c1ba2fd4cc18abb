/**
 * `make env`: writes `.env` for `docker compose`, with a fresh secret for each variable that docker-compose.yml cannot do
 * without. What stands there already stays: run it again after an upgrade that needs one more.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requiredVariables } from './compose-file.ts';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, '.env');

const before = existsSync(file) ? readFileSync(file, 'utf8') : '# For docker compose. Never commit it.\n';
const known = new Set([...before.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name = '']) => name));
const missing = requiredVariables(readFileSync(join(root, 'docker-compose.yml'), 'utf8')).filter(
  (name) => !known.has(name),
);
// URL-safe, as some of them become part of a URL.
const lines = missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}\n`);
writeFileSync(file, `${before.replace(/\n*$/, '\n')}${lines.join('')}`, { mode: 0o600 });
process.stdout.write(`  .env: ${missing.length === 0 ? 'nothing was missing' : `${missing.join(', ')} written`}\n`);
