import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { faultOf, type Shot, shoot } from './reply.ts';

const atOnce = 8;

/** What an answer was wrong with, and a request that it was the answer to. */
export type Defect = { fault: string; shot: Shot; times: number };

const shorten = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replace(/\d+/g, 'n')
    .slice(0, 90);

/** Sends so many drawn requests and gathers what is wrong with the answers: each kind of fault once, with its first request. */
export async function walk(
  site: string,
  shots: fc.Arbitrary<Shot>,
  { seed, count }: { seed: number; count: number },
): Promise<Defect[]> {
  const queue = fc.sample(shots, { seed, numRuns: count });
  const defects = new Map<string, Defect>();
  const worker = async (): Promise<void> => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const fault = await tried(site, shot);
      if (fault !== undefined) {
        const kind = `${shot.method} ${shot.path.split('?')[0]?.split('/').slice(0, 3).join('/')} ${shorten(fault)}`;
        const known = defects.get(kind);
        defects.set(kind, known ? { ...known, times: known.times + 1 } : { fault, shot, times: 1 });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...defects.values()];
}

/** A small machine under load may have to refuse (503); what cannot be done is refused each time. */
async function tried(site: string, shot: Shot, left = 3): Promise<string | undefined> {
  const reply = await shoot(site, shot).catch((error: Error) => error);
  if (reply instanceof Error) {
    return whyNone(shot, reply);
  }
  if (reply.status === 503 && left > 0) {
    await pause(500);
    return await tried(site, shot, left - 1);
  }
  return faultOf(reply);
}

/** A server may end a connection over a body that it does not want to read to the end; anything else is a fault. */
function whyNone({ body }: Shot, error: Error): string | undefined {
  const isLarge = (body?.length ?? 0) > 64_000;
  return isLarge ? undefined : `gave no answer: ${error.message}`;
}

/** The defects as people read them. */
export function describeDefects(defects: readonly Defect[]): string[] {
  return defects.map(({ fault, shot: { method, path, headers, body }, times }) => {
    const { cookie: _, ...shown } = headers;
    return `${times} × ${method} ${path.slice(0, 120)} ${JSON.stringify(shown).slice(0, 200)} ${String(body ?? '').slice(0, 400)} → ${fault}`;
  });
}
