import { setTimeout as pause } from 'node:timers/promises';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import type { ReconciliationContext } from '../reconciliation/src/reconciliation-context.ts';
import { countDifferences, type Finding } from '../reconciliation/src/run-checks.ts';
import {
  type ProxiedInstance,
  type ProxiedInstanceOptions,
  startProxiedInstance,
} from './instance/proxied-instance.ts';
import { Journal } from './load/journal.ts';
import { prepareScene } from './load/prepare-scene.ts';
import { Actor } from './load/scene.ts';
import { StaffMember, type StaffMix, usualStaffMix } from './load/staff-member.ts';
import { type Mix, usualMix, visit } from './load/visitor.ts';
import type { Fault } from './plan/fault.ts';
import { type Happened, inject } from './plan/inject.ts';
import { Redelivery } from './plan/redelivery.ts';
import { SeededRandom } from './random/seeded-random.ts';
import { judge } from './verdict/judge.ts';

export type CampaignOptions = ProxiedInstanceOptions & {
  seed: number;
  /** What goes wrong, given the running parts. */
  plan: (instance: ProxiedInstance) => readonly Fault[];
  visitors: number;
  /** How many starts of each type visitors choose from; by default all on sale. */
  starts?: number;
  /** Requests, each counted once however often it is sent. The load ends with them, but not before the plan. */
  operations: number;
  /** The load ends then at the latest, in ms. */
  atMostMs: number;
  /** How long the system has to recover by itself after the load, in ms. */
  recoveryMs: number;
  mix?: Mix;
  staffMix?: StaffMix;
  /** If only one difference is searched for: once it is found, nothing else is awaited. */
  isFound?: (sentence: string) => boolean;
  say: (line: string) => void;
};

export type CampaignResult = {
  findings: readonly Finding[];
  differences: number;
  operations: number;
  faults: number;
  journal: Journal;
  /** From the end of the load until nothing was missing, in ms; undefined if that never happened. */
  recoveredAfterMs: number | undefined;
};

async function letLive(
  options: CampaignOptions,
  instance: ProxiedInstance,
  journal: Journal,
  databases: ReconciliationContext['databases'],
): Promise<Happened[]> {
  const { seed, visitors, operations, atMostMs, mix = usualMix, staffMix = usualStaffMix, say } = options;
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  let isPlanOver = false;
  const isOver = () => elapsed() > atMostMs || (isPlanOver && journal.operations >= operations);
  const scene = await prepareScene(
    instance.site,
    journal,
    databases.bookings,
    instance.linkSecret,
    isOver,
    options.starts,
  );
  const redelivery = new Redelivery(instance.natsUrlOf, databases, new SeededRandom(seed, 'redelivery'));
  const people = Array.from({ length: visitors }, (_, at) => {
    const name = `v${at}`;
    return visit(new Actor(scene, new SeededRandom(seed, name), name), mix);
  });
  const staff = new StaffMember(
    new Actor(scene, new SeededRandom(seed, 'staff'), 'staff'),
    instance.staff,
    staffMix,
  ).work();
  const plan = options.plan(instance).map(async (fault) => {
    await pause(Math.max(0, fault.at - elapsed()));
    const happened = await inject(instance, redelivery, fault);
    say(`${(fault.at / 1000).toFixed(1).padStart(6)} s  ${happened.sentence}`);
    return happened;
  });
  const happened = await Promise.all(plan);
  isPlanOver = true;
  await Promise.all([...people, staff]);
  await pause(Math.max(0, scene.lastDeadline - Date.now()));
  return happened;
}

/** Runs a Hilltop with people and faults, waits until it has recovered, and compares. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const instance = await startProxiedInstance(options);
  const databases = openDatabases((owner) => databaseOn(instance.adminUrl, owner));
  const journal = new Journal();
  try {
    const happened = await letLive(options, instance, journal, databases.ask);
    options.say(`${journal.operations} operations (${journal.requests} requests): ${journal.describe()}`);
    const accused = { ...instance, databases: databases.ask, journal, happened };
    const { findings, recoveredAfterMs } = await judge(accused, options.recoveryMs, options.isFound);
    return {
      findings,
      differences: countDifferences(findings),
      operations: journal.operations,
      faults: happened.length,
      journal,
      recoveredAfterMs,
    };
  } finally {
    await databases.close();
    await instance.stop();
  }
}
