import { z } from 'zod';

const report = z.object({
  endedAt: z.iso.datetime(),
  tookMs: z.number(),
  checks: z.array(z.object({ name: z.string(), differences: z.number(), sentences: z.array(z.string()) })),
});

/** What the staff service says of the audit: the last report, null before the first. */
export const toldOfAudit = z.object({ last: report.nullable() });

/** `wired` is false where nobody told of the audit; `last` is null until one has reported. */
export type AuditStatus = { readonly wired: boolean } & z.output<typeof toldOfAudit>;

/** The audit as the desk sees it. @param told what the staff service said, if it did */
export function auditStatus(told: z.output<typeof toldOfAudit> | null | undefined): AuditStatus {
  return { wired: Boolean(told), last: told?.last ?? null };
}
