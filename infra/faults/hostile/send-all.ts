import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { faultOf, type HostileRequest, send } from './reply.ts';

const atOnce = 8;

/** A fault of answers, with one request that got it. */
export type Defect = { fault: string; request: HostileRequest; times: number };

const shorten = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replace(/\d+/g, 'n')
    .slice(0, 90);

export interface Sending {
  readonly seed: number;
  readonly count: number;
  /** Called with each answer's time, in ms. */
  readonly onAnswer?: (ms: number, request: HostileRequest) => void;
}

/** Sends random requests and collects the faults of the answers: each kind once, with its first request. */
export async function sendAll(
  site: string,
  requests: fc.Arbitrary<HostileRequest>,
  { seed, count, onAnswer }: Sending,
): Promise<Defect[]> {
  return await sendEach(site, fc.sample(requests, { seed, numRuns: count }).values(), onAnswer);
}

/** Sends these requests, a few at a time, and collects the same. */
export async function sendEach(
  site: string,
  requests: IteratorObject<HostileRequest>,
  onAnswer?: Sending['onAnswer'],
): Promise<Defect[]> {
  const defects = new Map<string, Defect>();
  const worker = async (): Promise<void> => {
    for (const request of requests) {
      const fault = await tried(site, request, onAnswer);
      if (fault !== undefined) {
        const kind = `${request.method} ${request.path.split('?')[0]?.split('/').slice(0, 3).join('/')} ${shorten(fault)}`;
        const known = defects.get(kind);
        defects.set(kind, known ? { ...known, times: known.times + 1 } : { fault, request, times: 1 });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...defects.values()];
}

/** A small machine under load may refuse (503); what cannot be done is refused each time. */
async function tried(
  site: string,
  request: HostileRequest,
  onAnswer?: Sending['onAnswer'],
  left = 3,
): Promise<string | undefined> {
  const startedAt = performance.now();
  const reply = await send(site, request).catch((error: Error) => error);
  if (reply instanceof Error) {
    return whyNone(request, reply);
  }
  onAnswer?.(performance.now() - startedAt, request);
  if (reply.status === 503 && left > 0) {
    await pause(500);
    return await tried(site, request, onAnswer, left - 1);
  }
  return faultOf(reply);
}

/** A server may close the connection during a body that it does not want to read; anything else is a fault. */
function whyNone({ body }: HostileRequest, error: Error): string | undefined {
  const isLarge = (body?.length ?? 0) > 64_000;
  return isLarge ? undefined : `gave no answer: ${error.message}`;
}

export function describeDefects(defects: readonly Defect[]): string[] {
  return defects.map(({ fault, request: { method, path, headers, body }, times }) => {
    const { cookie: _, ...shown } = headers;
    return `${times} × ${method} ${path.slice(0, 120)} ${JSON.stringify(shown).slice(0, 200)} ${String(body ?? '').slice(0, 400)} → ${fault}`;
  });
}
