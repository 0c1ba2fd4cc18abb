const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** What shifts the clock of this process, for a process that it starts: `make dates` (infra/docs/testing.md). Mostly nothing. */
export function clockVariables(): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
