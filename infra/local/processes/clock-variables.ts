const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** Variables that shift a child's clock like this process's: `make dates` (infra/docs/testing.md). Usually none. */
export function clockVariables(): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * The command with these variables, set by `env` after a change of account: libfaketime shares memory under the
 * process's id, which another account may not open.
 */
export function underClock(command: string, args: readonly string[]): { command: string; args: string[] } {
  const variables = Object.entries(clockVariables()).map(([name, value]) => `${name}=${value}`);
  return variables.length === 0
    ? { command, args: [...args] }
    : { command: '/usr/bin/env', args: [...variables, command, ...args] };
}
