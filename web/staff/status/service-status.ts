import { fetchOrThrow } from '../../kit/lib/fetch-or-throw.js';
import { requestTimeout } from '../../kit/lib/request-timeout.js';
import { z } from '../../kit/lib/zod.js';
import { readJson } from '../lib/read-json.js';

/** The gateway waits 2.5 s for each service, in parallel. */
const STATUS_TIMEOUT_MS = 10_000;

const deadLetterSchema = z.object({
  id: z.string(),
  origin: z.string(),
  subject: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  resendAt: z.string().nullable(),
  reason: z.string(),
});

const statusSchema = z.object({
  services: z.array(
    z.object({
      service: z.string(),
      answers: z.boolean(),
      outbox: z.object({ rows: z.number(), oldestSeconds: z.number() }).nullish(),
      consumers: z.array(z.object({ consumer: z.string(), waiting: z.number() })).nullish(),
      deadLetters: z.array(deadLetterSchema).nullish(),
    }),
  ),
  audit: z.object({
    configured: z.boolean(),
    last: z
      .object({
        endedAt: z.string(),
        checks: z.array(
          z.object({
            name: z.string(),
            differences: z.number(),
            sentences: z.array(z.string()),
            // Missing in an older report.
            counts: z.array(z.string()).optional(),
          }),
        ),
      })
      .nullable(),
  }),
});

export type SystemStatus = z.output<typeof statusSchema>;
export type ServiceStatus = SystemStatus['services'][number];
export type ReconciliationStatus = SystemStatus['audit'];

/** An event that a service could not publish or handle. */
export interface DeadLetter extends z.output<typeof deadLetterSchema> {
  readonly service: string;
}

/** Null without a staff session. @throws without an answer */
export async function fetchStatus(): Promise<SystemStatus | null> {
  const signal = requestTimeout(STATUS_TIMEOUT_MS);
  const answer = await readJson(['/api', 'staff', 'status'], { on401: 'null', signal });
  return answer === null ? null : statusSchema.parse(answer);
}

/** @throws Error `status: body` if it cannot be resent */
export async function resendDeadLetter({ service, id }: DeadLetter): Promise<void> {
  await fetchOrThrow('/api/staff/dead-letters/resend', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, id }),
    signal: requestTimeout(STATUS_TIMEOUT_MS),
  });
}
