import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Leaves the first core to the page that is measured: a visitor's telephone runs neither the site nor its databases, and what a
 * page waits there for its turn would count as its own work. This process, and whatever it starts from now on, keeps to the
 * other cores.
 * @returns the browser's flags that put its pages on that core; none where there is but one core or no `taskset`
 */
export function coreOfItsOwn(): readonly string[] {
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
