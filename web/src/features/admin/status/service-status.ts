import { fetchOrThrow } from '../../../app/fetch-or-throw.js';
import { readJson } from '../../../app/read-json.js';
import { z } from '../../../document/zod.js';

/** Longest wait for an answer, in ms: the gateway waits 2.5 s for each service, all at once. */
const LONGEST_WAIT_MS = 10_000;

const letterShape = z.object({
  id: z.string(),
  origin: z.string(),
  subject: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  resendAt: z.string().nullable(),
  reason: z.string(),
});

const statusShape = z.object({
  services: z.array(
    z.object({
      service: z.string(),
      answers: z.boolean(),
      outbox: z.object({ rows: z.number(), oldestSeconds: z.number() }).nullish(),
      consumers: z.array(z.object({ consumer: z.string(), waiting: z.number() })).nullish(),
      deadLetters: z.array(letterShape).nullish(),
    }),
  ),
  audit: z.object({
    wired: z.boolean(),
    last: z
      .object({
        endedAt: z.string(),
        checks: z.array(z.object({ name: z.string(), differences: z.number(), sentences: z.array(z.string()) })),
      })
      .nullable(),
  }),
});

export type SystemStatus = z.output<typeof statusShape>;
export type ServiceStatus = SystemStatus['services'][number];
export type AuditStatus = SystemStatus['audit'];

/** An event that a service could not send or take, and whose it is. */
export type DeadLetter = z.output<typeof letterShape> & { readonly service: string };

/** How the services are doing and what the audit found; null for strangers. @throws when nobody answers */
export const readStatus = async (): Promise<SystemStatus | null> => {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const answer = await readJson(['/api', 'staff', 'status'], { on401: 'null', signal });
  return answer === null ? null : statusShape.parse(answer);
};

/** Has a letter tried again. @throws Error `status: body` when it is not */
export const resendLetter = async ({ service, id }: DeadLetter): Promise<void> => {
  await fetchOrThrow('/api/staff/dead-letters/resend', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, id }),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
};
