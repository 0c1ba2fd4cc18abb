import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Reserves the first core for the measured page: a visitor's phone does not run the site and its databases. This process and
 * its children keep to the other cores.
 * @returns browser flags that put its pages on that core; empty with one core or without `taskset`
 */
export function reservePageCore(): readonly string[] {
  const cores = availableParallelism();
  if (cores < 2) return [];
  const others = cores === 2 ? '1' : `1-${cores - 1}`;
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', others, String(process.pid)], { stdio: 'ignore' });
  } catch {
    return [];
  }
  return [`--renderer-cmd-prefix='taskset --cpu-list 0'`];
}
