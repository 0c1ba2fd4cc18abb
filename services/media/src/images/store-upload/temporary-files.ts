import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';

/** No request takes this long: older files were left by a crashed process. */
const staleMs = 60 * 60 * 1000;

@Injectable()
export class TemporaryFiles {
  private readonly directory: string;

  constructor(@Inject(ENVIRONMENT) { UPLOAD_DIRECTORY }: Environment) {
    this.directory = UPLOAD_DIRECTORY;
  }

  /** Removes the files in any case. */
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

  /** Deletes files of killed processes. @returns the number of files */
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
