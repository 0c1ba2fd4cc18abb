import { createStore, useStore } from '../../kit/lib/create-store.js';

/** What a page that is shown lacks, because an answer did not come, or came without a part. */
export interface MissingPart {
  /** Sentences for staff. */
  readonly why: string;
  readonly reload: () => Promise<void>;
}

const missingStore = createStore<readonly MissingPart[], { readonly part: MissingPart; readonly isMissing: boolean }>(
  (parts, { part, isMissing }) => (isMissing ? [...parts, part] : parts.filter((known) => known !== part)),
  () => [],
);

export function useMissingParts(): readonly MissingPart[] {
  return useStore(missingStore);
}

/** @returns takes it back */
export function reportMissing(part: MissingPart): () => void {
  missingStore.send({ part, isMissing: true });
  return () => missingStore.send({ part, isMissing: false });
}
