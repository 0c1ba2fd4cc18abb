import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FloodOrder } from './flood-order.ts';

/** In a process of its own, so that it does not share an event loop with the measurement. @returns stops it */
export function startFlood(order: FloodOrder): () => Promise<void> {
  const file = join(import.meta.dirname, 'flood-process.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(order)], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  return async () => {
    child.stdin?.end();
    await ended;
  };
}
