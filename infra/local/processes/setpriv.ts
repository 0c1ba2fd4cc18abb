import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * `setpriv` of util-linux, where there is one. It has the kernel signal a child when its parent dies, whatever killed the
 * parent. Elsewhere (macOS) the next start ends what a killed launcher left behind (`launch/run-file.ts`).
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

/** The same command under `setpriv` with these options; without options, as it is. */
export function withPrivileges({ command, args }: CommandLine, privileges: readonly string[]): CommandLine {
  const setpriv = findSetpriv();
  if (!setpriv || privileges.length === 0) {
    return { command, args };
  }
  return { command: setpriv, args: [...privileges, '--', command, ...args] };
}

/** The option of `setpriv` that has the kernel send `signal` when this process dies; none where there is no `setpriv`. */
export function endWithParent(signal: 'SIGTERM' | 'SIGINT'): string[] {
  return findSetpriv() ? ['--pdeathsig', signal.slice('SIG'.length)] : [];
}
