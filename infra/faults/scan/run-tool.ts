import { spawn } from 'node:child_process';
import { Trouble } from '../../local/trouble.ts';

export type ToolRun = { output: string; isCutShort: boolean };

/** Runs a scanner and takes down what it says. Throws `Trouble` when it is not installed. @param withinMs after that it is ended */
export function runTool(command: string, args: readonly string[], withinMs: number): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const tool = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    let isCutShort = false;
    const end = setTimeout(() => {
      isCutShort = true;
      tool.kill('SIGKILL');
    }, withinMs);
    tool.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    tool.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    tool.once('error', () => {
      clearTimeout(end);
      reject(new Trouble(`${command} is not here. On Debian: apt-get install ${command}.`));
    });
    tool.once('close', () => {
      clearTimeout(end);
      resolve({ output: Buffer.concat(said).toString('utf8'), isCutShort });
    });
  });
}

/** What the scanner calls itself, with its version. Throws `Trouble` when it is not installed. */
export async function versionOf(command: string): Promise<string> {
  const { output } = await runTool(command, ['--version'], 60_000);
  const version = /\d+(?:\.\d+)+\S*/.exec(output)?.[0] ?? 'of an unknown version';
  return `${command} ${version}`;
}
