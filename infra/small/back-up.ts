import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../local/user-error.ts';
import { places, run, systemctl } from './machine.ts';
import type { PartVariables } from './part-variables.ts';

const scripts = join(places.release, 'infra/backup');

/** Writes a back-up of databases, images, settings and secrets, and copies it to `BACKUP_TO`. @throws UserError */
export function backUp({ backup }: PartVariables): void {
  run('bash', [join(scripts, 'backup.sh'), 'now'], { env: backup });
}

/** @throws UserError if there is none */
export function newestBackup(): string {
  const files = readdirSync(places.backups).filter((name) => name.endsWith('.tar.gpg'));
  const newest = files.sort().at(-1);
  if (!newest) throw new UserError(`There is no back-up in ${places.backups}.`);
  return join(places.backups, newest);
}

/**
 * Stops Hilltop, and puts a back-up in the place of databases, images and secrets; its settings go to `restored`, beside those of this
 * machine. Streams are emptied: the restored outboxes fill them. @param passphrase of another machine @throws UserError
 */
export function restoreBackup({ backup }: PartVariables, file: string, passphrase = ''): void {
  const restored = join(places.etc, 'restored');
  rmSync(restored, { recursive: true, force: true });
  mkdirSync(restored, { mode: 0o700 });
  systemctl('stop', 'hilltop', 'hilltop-s3', 'hilltop-nats');
  const own = { ...backup, FILES: restored, ...(passphrase && { BACKUP_PASSPHRASE: passphrase }) };
  run('bash', [join(scripts, 'restore.sh'), file], { env: own });
  rmSync(join(places.data, 'nats/jetstream'), { recursive: true, force: true });
  run('install', ['--owner=hilltop', '--group=hilltop', '--mode=600', join(restored, 'secrets.json'), places.data]);
}
