import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * `setpriv` of util-linux, if present: the kernel then signals a child when its parent dies, however that happens.
 * Without it (macOS), the next start ends what a killed launcher left (`launch/run-file.ts`).
 */
export function findSetpriv(): string | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin'];
  return folders.map((folder) => join(folder, 'setpriv')).find((file) => existsSync(file));
}

export interface CommandLine {
  command: string;
  args: readonly string[];
}

export function withPrivileges({ command, args }: CommandLine, privileges: readonly string[]): CommandLine {
  const setpriv = findSetpriv();
  if (!setpriv || privileges.length === 0) {
    return { command, args };
  }
  return { command: setpriv, args: [...privileges, '--', command, ...args] };
}

/** The option with which the kernel sends `signal` when this process dies; none without `setpriv`. */
export function endWithParent(signal: 'SIGTERM' | 'SIGINT'): string[] {
  return findSetpriv() ? ['--pdeathsig', signal.slice('SIG'.length)] : [];
}
