import { KeptAlive, type KeptAliveOptions, type Running } from '../processes/kept-alive.ts';
import { stopLiveChildren } from '../processes/live-children.ts';

/** The order in which parts end: first who takes requests, last who keeps the data. */
const stages = ['gateway', 'services', 'servers'] as const;

type Stage = (typeof stages)[number];

/** All that runs, and how it ends. */
export class Lineup {
  private readonly kept: { stage: Stage; stop: () => Promise<void> }[] = [];

  /** Whether nothing was started yet. */
  get isEmpty(): boolean {
    return this.kept.length === 0;
  }

  /** Starts a part and keeps it alive until `stop`. Known from the first moment, so an end during the start ends it too. */
  async start<Part extends Running>(stage: Stage, options: KeptAliveOptions<Part>): Promise<Part> {
    const part = new KeptAlive(options);
    this.kept.push({ stage, stop: () => part.stop() });
    return await part.start();
  }

  /** Ends everything: stage by stage what runs, then whatever else was started (migrations, a build). */
  async stop(): Promise<void> {
    for (const stage of stages) {
      await Promise.all(this.kept.filter((part) => part.stage === stage).map((part) => part.stop()));
    }
    await stopLiveChildren();
  }
}
