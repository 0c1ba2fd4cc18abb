import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { UserError } from '../../local/user-error.ts';

const periodMicroseconds = 20_000;
const old = '/sys/fs/cgroup/cpu';
const unified = '/sys/fs/cgroup';

function write(file: string, text: string | number): void {
  writeFileSync(file, `${text}`);
}

/**
 * Gives a process a share of one core and no more, by a cgroup, as a limit of Kubernetes does. Throws `UserError` where this
 * may not be done.
 *
 * @returns takes the limit away
 */
export function limitProcessor(pid: number, share: number): () => void {
  const isOld = existsSync(`${old}/cpu.cfs_quota_us`) || existsSync(`${old}/tasks`);
  const parent = isOld ? old : unified;
  const folder = `${parent}/hilltop-peak-${pid}`;
  const quota = Math.round(periodMicroseconds * share);
  try {
    if (!isOld && !readFileSync(`${unified}/cgroup.subtree_control`, 'utf8').includes('cpu')) {
      write(`${unified}/cgroup.subtree_control`, '+cpu');
    }
    mkdirSync(folder);
    if (isOld) {
      write(`${folder}/cpu.cfs_period_us`, periodMicroseconds);
      write(`${folder}/cpu.cfs_quota_us`, quota);
    } else {
      write(`${folder}/cpu.max`, `${quota} ${periodMicroseconds}`);
    }
    write(`${folder}/cgroup.procs`, pid);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`A replica gets a share of a core by cgroups, which needs root on Linux: ${reason}`);
  }
  return () => {
    try {
      write(`${parent}/cgroup.procs`, pid);
    } catch {
      // It has ended.
    }
    rmdirSync(folder);
  };
}
