import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const tasks = '/proc/self/task';

/**
 * Lowers the priority of the threads of Node's pool, which work on photos, passwords and files: on a machine with one core they leave it to the
 * thread that answers. Threads that they start, such as those of the image library, inherit it. Linux alone has priorities of threads.
 */
export function yieldToRequests(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync(tasks)) {
    const name = readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim();
    if (name === 'libuv-worker') setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  }
}
