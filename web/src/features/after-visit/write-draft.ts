import { tabItem } from '../../lib/tab-storage.js';
import { z } from '../../lib/zod.js';

const typed = z.object({ words: z.string(), firstName: z.string(), privateWords: z.string(), stars: z.string() });

export type TypedWords = z.output<typeof typed>;

const draft = tabItem('hilltop:guest-book:v1', z.object({ token: z.string(), typed }));

/** What was typed for a visit in this tab but not sent. */
export function openDraft(token: string): TypedWords | undefined {
  const kept = draft.read();
  return kept?.token === token ? kept.typed : undefined;
}

/** Undefined once it is sent. */
export function keepDraft(token: string, words: TypedWords | undefined): void {
  draft.write(words && { token, typed: words });
}
