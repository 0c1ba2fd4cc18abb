import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePorts } from '../../local/ports/free-port.ts';
import { processIdentity } from '../../local/processes/process-identity.ts';
import { startMail } from '../../local/servers/mail.ts';

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

export interface MachineOptions {
  /** Where its folder is made. */
  readonly disk?: string;
  /** More lines of its settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Bash that a process of the part `$name` runs first. */
  readonly enter?: string;
  /** Instead of one that keeps mails for people. @param port for SMTP */
  readonly startMail?: (port: number) => Promise<{ stop(): Promise<void> }>;
  /** Commits wait for the disk, as on a real machine. */
  readonly isDurable?: boolean;
}

/** PostgreSQL of Debian, and all that `install.sh` puts on a machine, in one folder, on free ports. */
export class DebianMachine {
  readonly folder: string;
  site = '';
  inbox = '';
  private readonly options: MachineOptions;
  private mail: { stop(): Promise<void> } | undefined;
  private readonly binaries = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? '';

  constructor(options: MachineOptions = {}) {
    this.options = options;
    this.folder = mkdtempSync(join(options.disk ?? tmpdir(), 'hilltop-small-'));
  }

  private get environment(): NodeJS.ProcessEnv {
    const { enter } = this.options;
    return {
      ...process.env,
      ...(enter && { HILLTOP_ENTER: enter }),
      HILLTOP_ROOT: this.folder,
      PATH: `${import.meta.dirname}:${process.env.PATH}`,
    };
  }

  private get cluster(): string {
    return join(this.folder, 'cluster');
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
    const [site = 0, postgres = 0, nats = 0, monitor = 0, s3 = 0, smtp = 0, inbox = 0, ...own] = await freePorts(16);
    this.site = `http://127.0.0.1:${site}`;
    this.inbox = `http://127.0.0.1:${inbox}`;
    const { startMail: startOther } = this.options;
    const catcher = { dataDirectory: join(this.folder, 'mail'), port: smtp, inboxPort: inbox };
    this.mail = await (startOther ? startOther(smtp) : startMail(catcher));
    this.makeCluster(postgres);
    await this.startPostgres();
    const made = await this.run('sh', [join(root, 'infra/small/make-archive.sh')]);
    if (made.code !== 0) return made;
    const archive = /\S+\.tar\.gz/.exec(made.text)?.[0] ?? '';
    execFileSync('tar', ['-xzf', join(root, archive), '-C', this.folder]);
    const names = ['BOOKINGS', 'CATALOG', 'MEDIA', 'ORDERS', 'CONTACT', 'LEDGER', 'CONTENT', 'STAFF', 'NOTIFICATIONS'];
    const settings = join(this.release, 'settings');
    const lines = {
      ...{ ADDRESS: 'localhost', OWNER_EMAIL: 'owner@example.test', OFFICE_EMAIL: 'office@example.test' },
      ...{
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        PORT: site,
        PGPORT: postgres,
        NATS_PORT: nats,
        NATS_MONITOR_PORT: monitor,
      },
      S3_PORT: s3,
      ...Object.fromEntries(names.map((name, at) => [`${name}_PORT`, own[at]])),
      ...this.options.settings,
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

  /** What a part of `etc/hilltop/parts` is given. */
  given(part: string): Record<string, string | undefined> {
    return parseEnv(readFileSync(join(this.folder, 'etc/hilltop/parts', part), 'utf8'));
  }

  /** The current process of `postgres`, or of a unit; undefined when it has ended. */
  pidOf(part: string): number | undefined {
    const file = part === 'postgres' ? join(this.cluster, 'postmaster.pid') : join(this.folder, 'run', `${part}.pid`);
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    return processIdentity(pid) === undefined ? undefined : pid;
  }

  /** As its unit does each minute. */
  checkNats(): Promise<Said> {
    const unit = readFileSync(join(this.folder, 'etc/systemd/system/hilltop-nats-check.service'), 'utf8');
    const command = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit)?.[1] ?? 'exit 9';
    return this.run('sh', [
      '-c',
      `NATS_MONITOR_PORT=${this.given('nats').NATS_MONITOR_PORT}; export NATS_MONITOR_PORT; ${command}`,
    ]);
  }

  startPostgres(): Promise<Said> {
    const { command, args } = this.asPostgres('pg_ctl', '-l', join(this.cluster, 'log'), '-w', 'start');
    const enter = `cd / && name=postgres && ${this.options.enter ?? 'true'} && exec "$@"`;
    return this.run('bash', ['-c', enter, 'bash', command, ...args]);
  }

  /** @param mode `immediate`: without a checkpoint */
  stopPostgres(mode: 'fast' | 'immediate'): Promise<Said> {
    const { command, args } = this.asPostgres('pg_ctl', '-m', mode, 'stop');
    return this.run(command, args);
  }

  async remove(): Promise<void> {
    await this.run('systemctl', ['stop', 'hilltop', 'hilltop-s3', 'hilltop-nats']);
    await this.mail?.stop();
    await this.stopPostgres('fast');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private asPostgres(program: string, ...words: string[]): { command: string; args: string[] } {
    const args = ['-u', 'postgres', '--', join(this.binaries, program), '-D', this.cluster, ...words];
    return { command: 'runuser', args };
  }

  private makeCluster(port: number): void {
    execFileSync('install', ['-d', '-o', 'postgres', this.cluster]);
    const made = ['--auth-local=peer', '--auth-host=scram-sha-256', '--locale=C.UTF-8'];
    const { command, args } = this.asPostgres('initdb', ...made);
    execFileSync(command, args, { stdio: 'ignore', cwd: '/' });
    const conf = join(this.cluster, 'postgresql.conf');
    const fsync = this.options.isDurable ? 'on' : 'off';
    const lines = `port = ${port}\nfsync = ${fsync}\ninclude '${join(root, 'infra/small/postgres.conf')}'\n`;
    writeFileSync(conf, `${readFileSync(conf, 'utf8')}${lines}`);
  }
}
