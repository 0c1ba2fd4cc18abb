import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../processes/run-tool.ts';

/** Whether this machine has the tools of Debian and its kin. */
export function hasApt(): boolean {
  return [
    ['apt-get', '--version'],
    ['dpkg', '--version'],
  ].every(([command = '', flag = '']) => spawnSync(command, [flag], { stdio: 'ignore' }).status === 0);
}

async function apt(folder: string, options: readonly string[], ...words: readonly string[]): Promise<void> {
  // Nothing is installed and the folder is ours, so apt needs neither root nor its lock nor its own unprivileged account.
  const quiet = ['-qq', '-o', 'APT::Sandbox::User=root', '-o', 'Debug::NoLocking=1'];
  await runTool({ name: 'apt-get', command: 'apt-get', args: [...quiet, ...options, ...words], cwd: folder });
}

/** Takes the package with the machine's own lists, and where they are missing with lists of our own: the machine's stay as they are. */
async function download(folder: string): Promise<void> {
  try {
    await apt(folder, [], 'download', 'nats-server');
  } catch {
    const lists = join(folder, 'lists');
    const cache = join(folder, 'cache');
    mkdirSync(join(lists, 'partial'), { recursive: true });
    mkdirSync(join(cache, 'archives', 'partial'), { recursive: true });
    const own = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${cache}`];
    await apt(folder, own, 'update');
    await apt(folder, own, 'download', 'nats-server');
  }
}

/** Unpacks Debian's `nats-server` to `target`. apt checks the package against the distribution's signature. No root needed. */
export async function fetchNatsFromApt(home: string, target: string): Promise<void> {
  const folder = mkdtempSync(join(home, 'apt-'));
  try {
    await download(folder);
    const [archive] = readdirSync(folder).filter((file) => file.endsWith('.deb'));
    if (!archive) {
      throw new Error('apt fetched nothing');
    }
    await runTool({ name: 'dpkg', command: 'dpkg', args: ['-x', archive, 'tree'], cwd: folder });
    const program = ['usr/sbin/nats-server', 'usr/bin/nats-server']
      .map((path) => join(folder, 'tree', path))
      .find((path) => existsSync(path));
    if (!program) {
      throw new Error('the package holds no nats-server');
    }
    renameSync(program, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
