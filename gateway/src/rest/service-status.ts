import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { isSubgraphName, subgraphUnavailable } from '../errors/subgraph-errors.js';
import type { CallerContext } from '../supergraph/gateway-context.js';
import { Subgraphs } from '../supergraph/subgraphs.js';

const timeoutMs = 2_500;

const deadLetter = z.object({
  id: z.string(),
  origin: z.string(),
  subject: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  resendAt: z.string().nullable(),
  reason: z.string(),
});

// A value that a service cannot look up right now is missing or null.
const serviceStatus = z.object({
  outbox: z.object({ rows: z.number(), oldestSeconds: z.number() }).nullish(),
  consumers: z.array(z.object({ consumer: z.string(), waiting: z.number() })).nullish(),
  deadLetters: z.array(deadLetter).nullish(),
});

const report = z.object({
  endedAt: z.iso.datetime(),
  tookMs: z.number(),
  checks: z.array(
    z.object({
      name: z.string(),
      differences: z.number(),
      sentences: z.array(z.string()),
      // An older report has none.
      counts: z.array(z.string()).default([]),
    }),
  ),
});

// The reconciliation stores its report in the staff service; a report from another service is ignored.
const reconciliationReport = z.object({ audit: z.object({ last: report.nullable() }).nullish() });

/** `answers` is false for a service without a status, or with an invalid one. */
export type ServiceStatus = { readonly service: string; readonly answers: boolean } & z.output<typeof serviceStatus>;

/** `configured` is false without a reconciliation; `last` is null before its first report. */
export interface ReconciliationStatus {
  readonly configured: boolean;
  readonly last: z.output<typeof report> | null;
}

@Injectable()
export class ServiceStatuses {
  constructor(private readonly subgraphs: Subgraphs) {}

  /** Asks one replica of each service, because replicas share their status. Never throws. */
  async all(staff: CallerContext): Promise<{ services: ServiceStatus[]; audit: ReconciliationStatus }> {
    let audit: ReconciliationStatus = { configured: false, last: null };
    const services = this.subgraphs.status().map(async ({ name }) => {
      try {
        const body: unknown = JSON.parse((await this.call(name, 'GET', '/status', staff)).body);
        const reported = name === 'staff' ? reconciliationReport.safeParse(body).data?.audit : undefined;
        if (reported) audit = { configured: true, last: reported.last };
        return { service: name, answers: true, ...serviceStatus.parse(body) };
      } catch {
        return { service: name, answers: false };
      }
    });
    return { services: await Promise.all(services), audit };
  }

  /** @returns whether there is such a dead letter. @throws a GraphQLError that clients can see */
  async resend(service: string, id: string, staff: CallerContext): Promise<boolean> {
    if (!isSubgraphName(service)) return false;
    const { status } = await this.call(service, 'POST', `/dead-letters/${encodeURIComponent(id)}/resend`, staff);
    if (status === 202) return true;
    // 400 is for an id that is none.
    if (status === 404 || status === 400) return false;
    throw subgraphUnavailable(service, `responded ${status}`);
  }

  private async call(service: string, method: 'GET' | 'POST', path: string, staff: CallerContext) {
    const request = { method, path, headers: {}, timeoutMs, signal: AbortSignal.timeout(timeoutMs) };
    const { status, body } = await this.subgraphs.stream(service, request, staff);
    return { status, body: await text(body) };
  }
}
