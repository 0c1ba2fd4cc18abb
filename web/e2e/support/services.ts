import { readFileSync } from 'node:fs';

type Parts = { readonly parts: readonly { readonly name: string; readonly pid: number }[] };

/** The launcher’s own list of what it runs. */
export const runFile = (): string => {
  const file = process.env.RUN_FILE;
  if (!file) throw new Error('RUN_FILE is not set: it names the launcher’s list of parts, <data>/run/parts.json');
  return file;
};

/** Process ids of a service, one a replica, from the launcher's own list. */
const processesOf = (name: string): readonly number[] => {
  const { parts } = JSON.parse(readFileSync(runFile(), 'utf8')) as Parts;
  const processes = parts.filter((part) => part.name.replace(/-\d+$/, '') === name).map(({ pid }) => pid);
  if (processes.length === 0) throw new Error(`No process is called ${name}`);
  return processes;
};

/** Kills a service on the spot, as a machine that loses its power does. The launcher starts it again. */
export const killService = (name: string): void => {
  for (const pid of processesOf(name)) process.kill(pid, 'SIGKILL');
};

/** Lets a service stand still while something is done; then it goes on. To a visitor it is down. */
export const withoutService = async (name: string, work: () => Promise<void>): Promise<void> => {
  const processes = processesOf(name);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
};
