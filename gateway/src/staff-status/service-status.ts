import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { OnBehalf } from '../session/gateway-context.js';
import { unavailable } from '../supergraph/subgraph/subgraph-errors.js';
import { type KnownSubgraph, subgraphTitles } from '../supergraph/subgraph-settings.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { type AuditStatus, auditStatus, toldOfAudit } from './audit-status.js';

const withinMs = 2_500;

const letter = z.object({
  id: z.string(),
  origin: z.string(),
  subject: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  resendAt: z.string().nullable(),
  reason: z.string(),
});

// What a service cannot look at right now it leaves out, or says null.
const told = z.object({
  outbox: z.object({ rows: z.number(), oldestSeconds: z.number() }).nullish(),
  consumers: z.array(z.object({ consumer: z.string(), waiting: z.number() })).nullish(),
  deadLetters: z.array(letter).nullish(),
});

/** One service as the desk sees it. `answers` is false when it said nothing, or nothing that is understood. */
export type ServiceStatus = { readonly service: string; readonly answers: boolean } & z.output<typeof told>;

const isKnown = (service: string): service is KnownSubgraph => Object.hasOwn(subgraphTitles, service);

// The audit leaves its report with the staff service; what others say of one is not heard.
const toldByStaff = z.object({ audit: toldOfAudit.nullish() });

/** Asks every service how it is doing, and has dead letters sent back. */
@Injectable()
export class ServiceStatuses {
  constructor(private readonly subgraphs: Subgraphs) {}

  /** Each by one of its replicas: they share what they tell. Never throws. */
  async all(staff: OnBehalf): Promise<{ services: ServiceStatus[]; audit: AuditStatus }> {
    let audit = auditStatus(undefined);
    const services = this.subgraphs.status().map(async ({ name }) => {
      try {
        const body: unknown = JSON.parse((await this.call(name, 'GET', '/status', staff)).body);
        if (name === 'staff') audit = auditStatus(toldByStaff.safeParse(body).data?.audit);
        return { service: name, answers: true, ...told.parse(body) };
      } catch {
        return { service: name, answers: false };
      }
    });
    return { services: await Promise.all(services), audit };
  }

  /**
   * @returns whether there is such a letter
   * @throws a GraphQLError that may be shown, when the service does not answer, or not as it should
   */
  async resend(service: string, letterId: string, staff: OnBehalf): Promise<boolean> {
    if (!isKnown(service)) return false;
    const { status } = await this.call(service, 'POST', `/dead-letters/${encodeURIComponent(letterId)}/resend`, staff);
    if (status === 202) return true;
    if (status === 404) return false;
    // Whatever else it says tells nothing of the letter.
    throw unavailable({ name: service, title: subgraphTitles[service] }, `answered ${status}`);
  }

  private async call(service: string, method: 'GET' | 'POST', path: string, staff: OnBehalf) {
    const signal = AbortSignal.timeout(withinMs);
    const call = { method, path, headers: {}, answerWithinMs: withinMs, signal };
    const answer = await this.subgraphs.stream(service, call, staff);
    return { status: answer.status, body: await text(answer.body) };
  }
}
