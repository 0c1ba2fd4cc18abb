/**
 * `make env`: writes `.env` for `docker compose`, with fresh secrets. It keeps present values: run it again after an
 * upgrade that needs more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newSecrets } from './new-secrets.ts';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, '.env');

const before = existsSync(file) ? readFileSync(file, 'utf8') : '# For docker compose. Never commit it.\n';
const values = new Map([...before.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
const added = newSecrets(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), values);

const lines = [...added].map(([name, value]) => `${name}=${value}\n`);
writeFileSync(file, `${before.replace(/\n*$/, '\n')}${lines.join('')}`, { mode: 0o600 });
process.stdout.write(
  `  .env: ${added.size === 0 ? 'nothing was missing' : `${[...added.keys()].join(', ')} written`}\n`,
);
