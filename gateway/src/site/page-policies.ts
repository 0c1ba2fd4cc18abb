import { readFile, stat } from 'node:fs/promises';
import { pagePolicy } from './content-policy.js';

interface Known {
  readonly changedAt: number;
  readonly policy: string;
}

/** The content policy of each page, worked out again when the page's file has changed. */
export class PagePolicies {
  private readonly known = new Map<string, Known>();

  async of(file: string): Promise<string> {
    const { mtimeMs } = await stat(file);
    const known = this.known.get(file);
    if (known?.changedAt === mtimeMs) return known.policy;
    const policy = pagePolicy(await readFile(file, 'utf8'));
    this.known.set(file, { changedAt: mtimeMs, policy });
    return policy;
  }
}
