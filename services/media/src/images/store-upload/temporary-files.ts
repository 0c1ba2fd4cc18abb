import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';

/** No request takes as long: what is older was left by a process that ended in the middle, in milliseconds. */
const staleMs = 60 * 60 * 1000;

/** Where uploads wait until they are looked at. */
@Injectable()
export class TemporaryFiles {
  private readonly directory: string;

  constructor(@Inject(ENVIRONMENT) { UPLOAD_DIRECTORY }: Environment) {
    this.directory = UPLOAD_DIRECTORY;
  }

  /** Runs `work` with names for files that do not exist yet, and removes them afterwards, whatever happens. */
  async whileWorking<Result>(work: (newPath: () => string) => Promise<Result>): Promise<Result> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const paths: string[] = [];
    const newPath = (): string => {
      const path = join(this.directory, randomUUID());
      paths.push(path);
      return path;
    };
    try {
      return await work(newPath);
    } finally {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    }
  }

  /** Removes what processes that were killed have left. @returns how many files */
  async sweep(now: Date): Promise<number> {
    let swept = 0;
    for (const name of await readdir(this.directory).catch(() => [])) {
      const path = join(this.directory, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (now.getTime() - mtimeMs < staleMs) continue;
      await rm(path, { force: true });
      swept += 1;
    }
    return swept;
  }
}
