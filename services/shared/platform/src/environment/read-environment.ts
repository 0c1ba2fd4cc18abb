import type { z } from 'zod';

/** `process.env`, or that of one of the services of a process. */
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** Names all faults at once, never a value. */
export class EnvironmentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The environment is incomplete:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/**
 * Reads only the variables of `shape`. Blank counts as absent, because compose files pass blanks for "not set".
 * @throws EnvironmentError with all faults, so that one start shows them all
 */
export function readEnvironment<Shape extends z.ZodObject>(shape: Shape, source: EnvironmentSource): z.output<Shape> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(shape.shape)) {
    const text = source[name]?.trim();
    if (text) given[name] = text;
  }
  const read = shape.safeParse(given);
  if (read.success) return read.data;

  const faults = new Map<string, string>();
  for (const issue of read.error.issues) {
    const name = String(issue.path[0] ?? 'environment');
    if (faults.has(name)) continue;
    faults.set(name, issue.path.length > 0 && !(name in given) ? `${name} is not set` : `${name} ${issue.message}`);
  }
  throw new EnvironmentError([...faults.values()]);
}
