import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { commandLineOf } from '../processes/process-identity.ts';

const listening = '0A';

function lines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(1);
  } catch {
    return [];
  }
}

/** The listener's socket in `/proc/net/tcp`, whose columns are local address, remote address, state, …, inode. */
export function findListener(table: readonly string[], port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of table) {
    const columns = line.trim().split(/\s+/);
    if (columns[1]?.endsWith(suffix) && columns[3] === listening) {
      return columns[9];
    }
  }
  return undefined;
}

function holds(pid: string, socket: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${socket}]`);
  } catch {
    return false;
  }
}

/** e.g. `"node server.js" (process 123)`; undefined if unknown (not on Linux, or not our process). */
export function describePortOwner(port: number): string | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const socket = findListener([...lines('/proc/net/tcp'), ...lines('/proc/net/tcp6')], port);
  const pid = socket && readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holds(entry, socket));
  return pid ? `"${commandLineOf(Number(pid)).slice(0, 60)}" (process ${pid})` : undefined;
}
