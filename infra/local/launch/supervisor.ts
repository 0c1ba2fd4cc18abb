import { stopLiveChildren } from '../processes/live-children.ts';
import { RestartingProcess, type RestartingProcessOptions, type Running } from '../processes/restarting-process.ts';

/** In the order in which parts stop: first those that take requests, last those that store data. */
const stages = ['gateway', 'services', 'servers'] as const;

type Stage = (typeof stages)[number];

/** Starts, restarts and stops the parts, in order. */
export class Supervisor {
  private readonly parts: { name: string; stage: Stage; stop(): Promise<void>; restart(): Promise<void> }[] = [];

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Starts a part and keeps it alive until `stop`, which also stops a part that is still starting. */
  async start<Part extends Running>(stage: Stage, options: RestartingProcessOptions<Part>): Promise<Part> {
    const part = new RestartingProcess(options);
    this.parts.push({ name: options.name, stage, stop: () => part.stop(), restart: () => part.restart() });
    return await part.start();
  }

  /** The processes of a service or the gateway, e.g. `bookings-1` and `bookings-2`. */
  namesOf(part: string): string[] {
    return this.parts
      .map(({ name }) => name)
      .filter((name) => name === part || (/^-\d+$/.test(name.slice(part.length)) && name.startsWith(part)));
  }

  /** Throws `UserError` if it does not start. */
  async restart(name: string): Promise<void> {
    await this.parts.find((part) => part.name === name)?.restart();
  }

  /** Stops the running parts by stage, then all other children (migrations, a build). */
  async stop(): Promise<void> {
    for (const stage of stages) {
      await Promise.all(this.parts.filter((part) => part.stage === stage).map((part) => part.stop()));
    }
    await stopLiveChildren();
  }
}
