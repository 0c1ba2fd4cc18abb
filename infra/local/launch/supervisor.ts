import { stopLiveChildren } from '../processes/live-children.ts';
import { RestartingProcess, type RestartingProcessOptions, type Running } from '../processes/restarting-process.ts';

/** The order in which parts end: first who takes requests, last who keeps the data. */
const stages = ['gateway', 'services', 'servers'] as const;

type Stage = (typeof stages)[number];

/** Everything that runs: starts it, restarts it, and ends it in order. */
export class Supervisor {
  private readonly parts: { name: string; stage: Stage; stop(): Promise<void>; restart(): Promise<void> }[] = [];

  /** Whether nothing was started yet. */
  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Starts a part and keeps it alive until `stop`. Known from the first moment, so an end during the start ends it too. */
  async start<Part extends Running>(stage: Stage, options: RestartingProcessOptions<Part>): Promise<Part> {
    const part = new RestartingProcess(options);
    this.parts.push({ name: options.name, stage, stop: () => part.stop(), restart: () => part.restart() });
    return await part.start();
  }

  /** Names of the processes of a service or of the gateway, e.g. `bookings-1` and `bookings-2`. */
  namesOf(part: string): string[] {
    return this.parts
      .map(({ name }) => name)
      .filter((name) => name === part || (/^-\d+$/.test(name.slice(part.length)) && name.startsWith(part)));
  }

  /** Restarts one process. Throws `UserError` when it does not start. */
  async restart(name: string): Promise<void> {
    await this.parts.find((part) => part.name === name)?.restart();
  }

  /** Ends everything: stage by stage what runs, then whatever else was started (migrations, a build). */
  async stop(): Promise<void> {
    for (const stage of stages) {
      await Promise.all(this.parts.filter((part) => part.stage === stage).map((part) => part.stop()));
    }
    await stopLiveChildren();
  }
}
