import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LoadOrder, LoadResult } from './load-order.ts';

/** From a process of its own. Throws if that fails. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const file = join(import.meta.dirname, 'load-process.ts');
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.stdin.end(JSON.stringify(order));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.off('exit', kill);
  if (code !== 0) throw new Error(`the load process ended with status ${code}`);
  return JSON.parse(output);
}
