const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** What shifts the clock of this process, for a process that it starts: `make dates` (infra/docs/testing.md). Mostly nothing. */
export function clockVariables(): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * The same command with these variables, set by `env` after a change of account: libfaketime shares memory under the id of the
 * process, which another account may not open.
 */
export function underClock(command: string, args: readonly string[]): { command: string; args: string[] } {
  const variables = Object.entries(clockVariables()).map(([name, value]) => `${name}=${value}`);
  return variables.length === 0
    ? { command, args: [...args] }
    : { command: '/usr/bin/env', args: [...variables, command, ...args] };
}
