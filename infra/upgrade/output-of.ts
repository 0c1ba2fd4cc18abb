import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a command prints, without white space around it; undefined when it fails. */
export async function outputOf(cwd: string, command: string, ...args: string[]): Promise<string | undefined> {
  return await promisify(execFile)(command, args, { cwd, maxBuffer: 16 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
