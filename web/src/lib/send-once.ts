import { randomUuid } from './random-id.js';
import { tabItem } from './tab-storage.js';
import { z } from './zod.js';

const attempt = z.object({ of: z.string(), key: z.string() });

/** Sends a request with the key that it was sent under before, if nobody answered: it threw, or said `unanswered`. */
export type SendOnce = <Answer>(content: unknown, send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/**
 * A request that takes effect once, however often it is tried: the same content goes under the same idempotency key
 * until it is answered, also after a reload. @param name of what is sent, unique on the site
 */
export function sendOnce(name: string): SendOnce {
  const kept = tabItem(`hilltop:once:${name}:v1`, attempt);
  return async (content, send) => {
    const of = JSON.stringify(content);
    const earlier = kept.read();
    const key = earlier?.of === of ? earlier.key : randomUuid();
    kept.write({ of, key });
    const answer = await send(key);
    if (answer !== 'unanswered') kept.write(undefined);
    return answer;
  };
}
