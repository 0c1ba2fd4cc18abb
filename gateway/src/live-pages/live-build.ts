import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const facts = z.object({ paths: z.array(z.string()), timeZone: z.string() });

/** What the build of the site lays down to draw live pages with (`web/build/live-page-files.ts`). */
export interface LiveBuild {
  /** Another build has another one. */
  readonly version: number;
  /** The pages that it draws. */
  readonly paths: readonly string[];
  /** The program that draws them. */
  readonly program: string;
  /** The day at the venue, YYYY-MM-DD. */
  todayAt(now: Date): string;
}

/** Looks after the build of the site that is served. It is looked for at each request, so that a new one needs no restart. */
export class LiveBuilds {
  private known: LiveBuild | undefined;

  /** @param directory the built site */
  constructor(private readonly directory: string) {}

  /** @returns undefined where the site was built without such pages, or there is no site */
  async find(): Promise<LiveBuild | undefined> {
    const file = join(this.directory, '.live-pages/live-pages.json');
    try {
      const { mtimeMs } = await stat(file);
      if (this.known?.version !== mtimeMs) this.known = await this.read(file, mtimeMs);
      return this.known;
    } catch {
      return undefined;
    }
  }

  private async read(file: string, version: number): Promise<LiveBuild> {
    const { paths, timeZone } = facts.parse(JSON.parse(await readFile(file, 'utf8')));
    // Written as 2026-11-22.
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const program = join(this.directory, '.live-pages/live-pages.mjs');
    return { version, paths, program, todayAt: (now) => day.format(now) };
  }
}
