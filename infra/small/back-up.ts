import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../local/user-error.ts';
import { type Machine, run } from './machine.ts';

/** Writes a back-up of databases, images, settings and secrets, and copies it to `BACKUP_TO`. @throws UserError */
export function backUp({ places: { release, backups }, backup }: Machine): void {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  run('bash', [join(release, 'infra/backup/backup.sh'), 'now'], { env: backup });
}

/** @throws UserError if there is none */
export function newestBackup(folder: string): string {
  const newest = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.tar.gpg'))
        .sort()
        .at(-1)
    : undefined;
  if (!newest) throw new UserError(`There is no back-up in ${folder}.`);
  return join(folder, newest);
}

/**
 * Stops Hilltop, and puts a back-up in the place of databases, images and secrets; the settings of the back-up go beside those of
 * this machine. Streams are emptied: the restored outboxes fill them. @param passphrase of another machine @throws UserError
 */
export function restoreFile(
  { places: { release, etc, data }, backup }: Machine,
  file: string,
  passphrase?: string,
): void {
  const restored = join(etc, 'restored');
  rmSync(restored, { recursive: true, force: true });
  mkdirSync(restored, { mode: 0o700 });
  run('systemctl', ['stop', 'hilltop', 'hilltop-s3', 'hilltop-nats']);
  run('bash', [join(release, 'infra/backup/restore.sh'), file], {
    env: { ...backup, FILES: restored, ...(passphrase && { BACKUP_PASSPHRASE: passphrase }) },
  });
  rmSync(join(data, 'nats/jetstream'), { recursive: true, force: true });
  // As it belonged to before: the services read it.
  run('install', ['--owner=hilltop', '--group=hilltop', '--mode=600', join(restored, 'secrets.json'), data]);
}
