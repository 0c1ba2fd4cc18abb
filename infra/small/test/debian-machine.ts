import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../local/ports/free-port.ts';
import { startMail } from '../../local/servers/mail.ts';
import { type Server } from '../../local/servers/server.ts';

const root = join(import.meta.dirname, '../../..');

/** Why no machine can be installed in a folder here; undefined where one can. */
export function whyNoMachine(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root installs';
  const missing = ['/usr/sbin/nats-server', '/usr/bin/gpg', '/usr/bin/pg_dump'].filter((file) => !existsSync(file));
  if (globSync('/usr/lib/postgresql/*/bin/initdb').length === 0) missing.push('postgresql');
  return missing.length > 0 ? `apt-get install postgresql nats-server gnupg: ${missing.join(', ')}` : undefined;
}

export interface Said {
  readonly code: number;
  readonly text: string;
}

/** PostgreSQL of Debian, and all that `install.sh` puts on a machine, in one folder, on free ports. */
export class DebianMachine {
  readonly folder = mkdtempSync(join(tmpdir(), 'hilltop-small-'));
  site = '';
  inbox = '';
  private mail: Server | undefined;
  private readonly binaries = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? '';

  private get environment(): NodeJS.ProcessEnv {
    return { ...process.env, HILLTOP_ROOT: this.folder, PATH: `${import.meta.dirname}:${process.env.PATH}` };
  }

  /** A command and its output, whatever its status. */
  run(command: string, args: readonly string[], input = ''): Promise<Said> {
    return new Promise((resolve) => {
      const done = (error: ExecFileException | null, out: string, err: string) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, text: `${out}${err}` });
      execFile(command, args, { env: this.environment, maxBuffer: 1e8 }, done).stdin?.end(input);
    });
  }

  hilltop(words: readonly string[], input = ''): Promise<Said> {
    return this.run(join(this.folder, 'usr/local/bin/hilltop'), words, input);
  }

  /** Builds the release and installs it. */
  async install(): Promise<Said> {
    chmodSync(this.folder, 0o755);
    const [site = 0, postgres = 0, nats = 0, s3 = 0, smtp = 0, inbox = 0, ...own] = await freePorts(15);
    this.site = `http://127.0.0.1:${site}`;
    this.inbox = `http://127.0.0.1:${inbox}`;
    this.mail = await startMail({ dataDirectory: join(this.folder, 'mail'), port: smtp, inboxPort: inbox });
    this.startPostgres(postgres);
    const made = await this.run('sh', [join(root, 'infra/small/make-archive.sh')]);
    if (made.code !== 0) return made;
    const archive = /\S+\.tar\.gz/.exec(made.text)?.[0] ?? '';
    execFileSync('tar', ['-xzf', join(root, archive), '-C', this.folder]);
    const names = ['BOOKINGS', 'CATALOG', 'MEDIA', 'ORDERS', 'CONTACT', 'LEDGER', 'CONTENT', 'STAFF', 'NOTIFICATIONS'];
    const settings = join(this.release, 'settings');
    const lines = {
      ...{ ADDRESS: 'localhost', OWNER_EMAIL: 'owner@example.test', OFFICE_EMAIL: 'office@example.test' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${smtp}`, PORT: site, PGPORT: postgres, NATS_PORT: nats, S3_PORT: s3 },
      ...Object.fromEntries(names.map((name, at) => [`${name}_PORT`, own[at]])),
    };
    const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(settings, `${readFileSync(settings, 'utf8')}${text.join('')}`);
    return await this.run(join(this.release, 'install.sh'), []);
  }

  /** Unpacked, as a newcomer unpacks it. */
  get release(): string {
    return globSync(join(this.folder, 'hilltop-*')).find((one) => !one.endsWith('.tar.gz')) ?? '';
  }

  /** A file of another release, which differs in one file. */
  repack(name: string, file: string, edit: (text: string) => string): string {
    const copy = join(this.folder, 'other', name);
    execFileSync('mkdir', ['-p', join(this.folder, 'other')]);
    // Of links, so the file is made anew.
    execFileSync('cp', ['-al', this.release, copy]);
    const text = edit(readFileSync(join(copy, file), 'utf8'));
    rmSync(join(copy, file));
    writeFileSync(join(copy, file), text);
    const archive = join(this.folder, `${name}.tar.gz`);
    execFileSync('tar', ['--use-compress-program=gzip -1', '-cf', archive, '-C', join(this.folder, 'other'), name]);
    rmSync(copy, { recursive: true });
    return archive;
  }

  async remove(): Promise<void> {
    await this.run('systemctl', ['stop', 'hilltop', 'hilltop-s3', 'hilltop-nats']);
    await this.mail?.stop();
    const cluster = join(this.folder, 'cluster');
    await this.run('runuser', [
      '-u',
      'postgres',
      '--',
      join(this.binaries, 'pg_ctl'),
      '-D',
      cluster,
      '-m',
      'fast',
      'stop',
    ]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private startPostgres(port: number): void {
    const cluster = join(this.folder, 'cluster');
    const asPostgres = (command: string, ...args: string[]) =>
      execFileSync('runuser', ['-u', 'postgres', '--', join(this.binaries, command), '-D', cluster, ...args], {
        stdio: 'ignore',
        cwd: '/',
      });
    execFileSync('install', ['-d', '-o', 'postgres', cluster]);
    asPostgres('initdb', '--auth-local=peer', '--auth-host=scram-sha-256', '--locale=C.UTF-8');
    const conf = join(cluster, 'postgresql.conf');
    const lines = `port = ${port}\nfsync = off\ninclude '${join(root, 'infra/small/postgres.conf')}'\n`;
    writeFileSync(conf, `${readFileSync(conf, 'utf8')}${lines}`);
    asPostgres('pg_ctl', '-l', join(cluster, 'log'), '-w', 'start');
  }
}
