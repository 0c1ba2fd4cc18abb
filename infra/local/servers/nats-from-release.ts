import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../processes/run-tool.ts';

const version = '2.12.15';
const release = `https://github.com/nats-io/nats-server/releases/download/v${version}`;
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

// SHA-256 as the official image pins them (nats-io/nats-docker, 2.12.x/alpine3.22/Dockerfile). It has none for macOS:
// those
// archives are checked against the release's own list.
const pinned: Record<string, string> = {
  'linux-amd64': '58ab8131f819263897e2fc38e503e1b755b63bcafeecc7d12582487df48ca15e',
  'linux-arm64': 'b724db99fefbf8f5c808baa82819ee50350aee9734017e4a478f7e545cef3ab6',
};

/** Whether there is a release for this machine that we can unpack. */
export function hasNatsRelease(): boolean {
  return ['linux', 'darwin'].includes(process.platform) && process.arch in architectures;
}

async function read(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(120_000) });
  if (!answer.ok) {
    throw new Error(`${address} answers ${answer.status}`);
  }
  return Buffer.from(await answer.arrayBuffer());
}

/** A file's checksum in a `SHA256SUMS` list; undefined if it is not listed. */
export function checksumIn(list: string, file: string): string | undefined {
  const line = list.split('\n').find((entry) => entry.trim().endsWith(` ${file}`) || entry.trim().endsWith(`*${file}`));
  const [checksum = ''] = line?.trim().split(/\s+/) ?? [];
  return /^[0-9a-f]{64}$/.test(checksum) ? checksum : undefined;
}

/** Fetches the official release, verifies its SHA-256 and unpacks the program to `target`. Throws if anything differs. */
export async function fetchNatsRelease(home: string, target: string): Promise<void> {
  const machine = `${process.platform}-${architectures[process.arch]}`;
  const name = `nats-server-v${version}-${machine}`;
  const archive = `${name}.tar.gz`;
  const expected = pinned[machine] ?? checksumIn((await read(`${release}/SHA256SUMS`)).toString('utf8'), archive);
  const bytes = await read(`${release}/${archive}`);
  const given = createHash('sha256').update(bytes).digest('hex');
  if (given !== expected) {
    throw new Error(`the checksum of ${archive} is ${given}, not ${expected ?? 'published'}`);
  }
  const folder = mkdtempSync(join(home, 'release-'));
  try {
    writeFileSync(join(folder, archive), bytes);
    await runTool({ name: 'tar', command: 'tar', args: ['-xzf', archive], cwd: folder });
    const program = join(folder, name, 'nats-server');
    chmodSync(program, 0o755);
    renameSync(program, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
