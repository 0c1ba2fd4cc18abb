import { type CacheTag, cacheTagNames } from './cache-tags.js';

/**
 * Counts invalidations by tag. An entry has the version at the start of its read, so that data read before a change is never
 * served as current, even when the read ends after the change.
 */
export class TagVersions {
  private readonly versions = new Map<CacheTag, number>();
  invalidations = 0;

  /** Grows with each of the tags. */
  of(tags: readonly CacheTag[]): number {
    return tags.reduce((sum, tag) => sum + (this.versions.get(tag) ?? 0), 0);
  }

  invalidate(tags: readonly CacheTag[]): void {
    if (tags.length === 0) return;
    this.invalidations += 1;
    for (const tag of tags) this.versions.set(tag, (this.versions.get(tag) ?? 0) + 1);
  }

  invalidateAll(): void {
    this.invalidate(cacheTagNames);
  }
}
