import { UserError } from '../user-error.ts';
import { startChild } from './child.ts';

export interface Tool {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Record<string, string | undefined>;
  log?: (line: string) => void;
}

/** Runs a program to its end. Throws `UserError` with its last words if it fails. */
export async function runTool({
  name,
  command,
  args,
  cwd,
  env = process.env,
  log = () => undefined,
}: Tool): Promise<void> {
  const child = await startChild({ name, command, args, cwd, env, onLine: log, stopWithinMs: 2000 });
  const { code, signal } = await child.exited;
  if (code !== 0) {
    throw new UserError(`${name} failed${signal ? ` (${signal})` : ''}: ${child.lastWords}`);
  }
}
