/**
 * `make peak`: a rush of buyers against 1, 2 and 3 replicas of bookings, added meanwhile. PERCENT limits a replica's
 * share of a core (100: no limit), SECONDS is a step's length, BUYERS how many buy at once. Writes `results/peak.md`.
 */

import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startBookingsBeside, startGatewayBeside } from '../local/launch/start-beside.ts';
import { freePorts } from '../local/ports/free-port.ts';
import type { Child } from '../local/processes/child.ts';
import { messageOf, UserError } from '../local/user-error.ts';
import { type Contender, startContender } from './bookings/contender.ts';
import { bookingRequest } from './bookings/rush.ts';
import { differences, openSlots } from './bookings/slots.ts';
import { runLoad } from './load/run-load.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { processorSeconds } from './measure/process-tree.ts';
import { writeResults } from './measure/write-results.ts';
import { type PeakFacts, peakPage, type Step } from './peak/peak-page.ts';

const periodMicroseconds = 20_000;
const old = '/sys/fs/cgroup/cpu';
const unified = '/sys/fs/cgroup';

function write(file: string, text: string | number): void {
  writeFileSync(file, `${text}`);
}

/**
 * Limits a process to a share of one core by a cgroup, as Kubernetes does. Throws `UserError` if not permitted.
 * @returns removes the limit
 */
function limitProcessor(pid: number, share: number): () => void {
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

const root = resolve(import.meta.dirname, '../..');
const most = 3;
const joiningSeconds = 15;
const warmUpSeconds = 10;

class Peak {
  private readonly facts: PeakFacts;
  private readonly contender: Contender;
  private readonly pids: Map<string, number>;
  private readonly ends: (() => void | Promise<void>)[] = [];
  private readonly steps: Step[] = [];
  private sold = 0;

  constructor(facts: PeakFacts, contender: Contender) {
    this.facts = facts;
    this.contender = contender;
    this.pids = new Map(contender.pids);
  }

  async run(): Promise<readonly Step[]> {
    const { instance } = this.contender;
    const [port = 0, ...ports] = await freePorts(most);
    const addresses = ports.map((replica) => `http://127.0.0.1:${replica}`);
    // It knows the addresses of later replicas, as by DNS.
    const gateway = await startGatewayBeside(instance, { root, port }, addresses);
    this.keep('gateway', gateway);
    const site = `http://127.0.0.1:${port}`;
    const slots = await openSlots(this.contender, 101);
    const requests = Array.from({ length: this.facts.buyers }, (_, buyer) => {
      const slot = slots[buyer % slots.length];
      if (!slot) throw new RangeError('no slot');
      return bookingRequest(slot, buyer);
    });
    const buy = async (replicas: number, joins: boolean): Promise<void> => {
      const before = processorSeconds(this.pids);
      const seconds = joins ? joiningSeconds : this.facts.seconds;
      const answer = await runLoad({ origin: site, requests, connections: this.facts.buyers, seconds });
      const after = processorSeconds(this.pids);
      const processor = [...after].map(([part, used]) => [part, (used - (before.get(part) ?? used)) / answer.seconds]);
      const [tally] = answer.tallies;
      if (!tally) throw new Error('nothing was booked');
      const { good, p50, p99, refused, wrong } = tally;
      this.sold += good;
      const step = { replicas, joins, perSecond: good / answer.seconds, p50, p99, refused, wrong };
      this.steps.push({ ...step, processor: Object.fromEntries(processor) });
      process.stdout.write(
        `  ${replicas} replicas${joins ? ', the last one starts' : ''}: ${step.perSecond.toFixed(1)}/s\n`,
      );
    };
    // New processes are slow: a replica serves for a while before it is limited and measured.
    await runLoad({ origin: site, requests, connections: this.facts.buyers, seconds: warmUpSeconds }).then(
      ({ tallies }) => {
        this.sold += tallies[0]?.good ?? 0;
      },
    );
    this.limit(this.pids.get('bookings') ?? 0);
    await buy(1, false);
    for (const [at, replicaPort] of ports.entries()) {
      const started = startBookingsBeside(instance, { root, port: replicaPort }).then((child) => {
        this.keep(`bookings-${at + 2}`, child);
        return child.pid;
      });
      const [pid] = await Promise.all([started, buy(at + 2, true)]);
      this.limit(pid);
      await buy(at + 2, false);
    }
    const found = await differences(this.contender, this.sold);
    if (found.length > 0) throw new Error(`answers and rows differ: ${found.join(', ')}`);
    return this.steps;
  }

  async end(): Promise<void> {
    for (const end of this.ends.reverse()) await end();
  }

  private keep(name: string, child: Child): void {
    this.pids.set(name, child.pid);
    this.ends.push(() => child.stop());
  }

  private limit(pid: number): void {
    if (this.facts.share === 0) return;
    const release = limitProcessor(pid, this.facts.share);
    process.once('exit', release);
    this.ends.push(() => {
      process.off('exit', release);
      release();
    });
  }
}

async function main(): Promise<void> {
  const percent = numberSetting('PERCENT', 10);
  const facts: PeakFacts = {
    machine: describeMachine(),
    cores: availableParallelism(),
    load: loadavg()[0] ?? Number.NaN,
    date: new Date().toISOString().slice(0, 10),
    seconds: numberSetting('SECONDS', 20),
    buyers: numberSetting('BUYERS', 24),
    share: percent < 100 ? percent / 100 : 0,
  };
  const contender = await startContender(root, 1);
  let peak: Peak | undefined;
  try {
    peak = new Peak(facts, contender);
    const steps = await peak.run();
    writeResults('peak', peakPage(facts, steps), { ...facts, steps });
    process.stdout.write(`\n${peakPage(facts, steps)}\n  Wrote infra/bench/results/peak.md.\n`);
  } finally {
    await peak?.end();
    await contender.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
