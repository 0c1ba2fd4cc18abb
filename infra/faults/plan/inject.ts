import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity } from '../../local/processes/process-identity.ts';
import type { ProxiedInstance } from '../instance/proxied-instance.ts';
import { describeFault, type Fault } from './fault.ts';
import type { Redelivery } from './redelivery.ts';

/** A fault that has happened; times as by `Date.now()`. */
export type Happened = { fault: Fault; from: number; until: number; sentence: string };

/** Longer than the launcher's limit: on a busy machine PostgreSQL alone can take twenty seconds to recover. */
const partIsBackMs = 90_000;
const standingStill = new Set<number>();

// Suspended processes cannot end, so they are resumed, whatever ends this process.
process.on('exit', () => {
  for (const pid of standingStill) {
    send(pid, 'SIGCONT');
  }
});

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has died meanwhile.
  }
}

/** A part's process; waits if the part is being restarted. */
async function processOf(instance: ProxiedInstance, part: string): Promise<number> {
  for (let waited = 0; waited < partIsBackMs; waited += 50) {
    const pid = instance.pidOf(part);
    if (pid !== undefined && processIdentity(pid) !== undefined) {
      return pid;
    }
    await pause(50);
  }
  throw new Error(`${part} did not come back`);
}

async function gone(pid: number): Promise<void> {
  const identity = processIdentity(pid);
  while (identity !== undefined && processIdentity(pid) === identity) {
    await pause(2);
  }
}

/** Settles once the fault is over. */
export async function inject(instance: ProxiedInstance, redelivery: Redelivery, fault: Fault): Promise<Happened> {
  const from = Date.now();
  const note = await happen(instance, redelivery, fault);
  return { fault, from, until: Date.now(), sentence: `${describeFault(fault)}${note}` };
}

async function happen(instance: ProxiedInstance, redelivery: Redelivery, fault: Fault): Promise<string> {
  switch (fault.kind) {
    case 'kill':
      send(await processOf(instance, fault.part), 'SIGKILL');
      return '';
    case 'immediate':
      send(await processOf(instance, fault.part), 'SIGQUIT');
      return '';
    case 'stop': {
      const pid = await processOf(instance, fault.part);
      send(pid, 'SIGSTOP');
      standingStill.add(pid);
      await pause(fault.forMs);
      send(pid, 'SIGCONT');
      standingStill.delete(pid);
      return '';
    }
    case 'wipe': {
      const pid = await processOf(instance, fault.part);
      send(pid, 'SIGKILL');
      await gone(pid);
      // The launcher waits a quarter of a second before it restarts it.
      rmSync(join(instance.data, 'nats'), { recursive: true, force: true });
      return '';
    }
    case 'cut':
      instance.connections.proxy(fault.connection).cut();
      return '';
    case 'refuse':
      instance.connections.proxy(fault.connection).refuse(true);
      await pause(fault.forMs);
      instance.connections.proxy(fault.connection).refuse(false);
      return '';
    case 'delay':
      instance.connections.proxy(fault.connection).delay(fault.byMs);
      await pause(fault.forMs);
      instance.connections.proxy(fault.connection).delay(0);
      return '';
    case 'swallow':
      instance.connections.proxy(fault.connection).swallowAnswers(fault.answers);
      await pause(2000);
      instance.connections.proxy(fault.connection).swallowAnswers(0);
      return '';
    case 'repeat':
    case 'reorder':
      return ` (${await redelivery.deliver(fault.kind, fault.events)} were)`;
  }
}
