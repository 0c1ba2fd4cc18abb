import { setTimeout as pause } from 'node:timers/promises';
import type { Happened } from '../../faults/plan/inject.ts';
import type { DebianMachine } from '../test/debian-machine.ts';
import type { Disk } from './disk.ts';

/** In ms from the beginning. */
const at = { kill: 10_000, postgres: 40_000, disk: 75_000 };
const diskIsFullMs = 15_000;
export const brokenForMs = 150_000;

/** Kills the process, stops PostgreSQL, and fills the disk, one after the other, while people go on. */
export async function breakAll(machine: DebianMachine, disk: Disk, say: (line: string) => void): Promise<Happened[]> {
  const startedAt = performance.now();
  const until = (ms: number) => pause(Math.max(0, ms - (performance.now() - startedAt)));
  const happen = async (fault: Happened['fault'], sentence: string, work: () => Promise<unknown>) => {
    await until(fault.at);
    const from = Date.now();
    await work();
    say(`${(fault.at / 1000).toFixed(0)} s  ${sentence}`);
    return { fault, from, until: Date.now(), sentence };
  };
  const killed = { kind: 'kill', at: at.kill, part: 'notifications' } as const;
  const stopped = { kind: 'immediate', part: 'postgres' } as const;
  const happened = [
    await happen(killed, 'the one process is killed', async () =>
      process.kill(machine.pidOf('hilltop') ?? 0, 'SIGKILL'),
    ),
    await happen({ ...stopped, at: at.postgres }, 'PostgreSQL is stopped without a checkpoint', () =>
      machine.stopPostgres('immediate'),
    ),
    await happen({ ...stopped, at: at.disk }, `the disk is full for ${diskIsFullMs / 1000} s`, async () => {
      disk.fill();
      await pause(diskIsFullMs);
      disk.clear();
    }),
  ];
  await until(brokenForMs);
  return happened;
}
