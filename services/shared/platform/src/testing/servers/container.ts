import { mkdir } from 'node:fs/promises';
import type { StartedServer } from './test-server.js';

export interface ContainerPlan {
  readonly image: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** On the host; the next container reuses it. */
  readonly dataDirectory: string;
  /** Where the container mounts it. */
  readonly dataInside: string;
  readonly port: number;
  readonly portInside: number;
  /** What it prints when ready, and how many times. */
  readonly readyLine: RegExp;
  readonly readyTimes?: number;
}

/** Runs as this user, so that its data can be deleted afterwards. */
export async function startContainer(plan: ContainerPlan, urlOf: (address: string) => string): Promise<StartedServer> {
  // Loaded on demand because it takes a while.
  const { GenericContainer, Wait } = await import('testcontainers');
  await mkdir(plan.dataDirectory, { recursive: true });
  const container = new GenericContainer(plan.image)
    .withCommand([...plan.command])
    .withEnvironment({ ...plan.environment })
    .withLabels({ 'hilltop.test-run': process.env.HILLTOP_TEST_RUN ?? '' })
    .withBindMounts([{ source: plan.dataDirectory, target: plan.dataInside }])
    .withExposedPorts({ container: plan.portInside, host: plan.port })
    .withWaitStrategy(Wait.forLogMessage(plan.readyLine, plan.readyTimes ?? 1));
  if (process.getuid && process.getgid) container.withUser(`${process.getuid()}:${process.getgid()}`);
  const started = await container.start();
  return {
    url: urlOf(`${started.getHost()}:${plan.port}`),
    stop: async () => {
      await started.stop({ timeout: 10_000 });
    },
    kill: async () => {
      await started.stop({ timeout: 0 });
    },
  };
}
