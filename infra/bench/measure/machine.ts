import { availableParallelism, cpus, totalmem } from 'node:os';

/** In one line. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const memory = Math.round(totalmem() / 2 ** 30);
  const cores = availableParallelism();
  return `${cores} ${cores === 1 ? 'core' : 'cores'} (${model}), ${memory} GB, Node ${process.versions.node}`;
}
