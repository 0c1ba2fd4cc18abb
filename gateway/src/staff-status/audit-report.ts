import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

/** Where the audit leaves its last report; undefined where no audit reports to this gateway. */
export const AUDIT_REPORT_FILE = Symbol('audit report file');

// As `infra/faults/audit/audit-report.ts` writes it.
const report = z.object({
  endedAt: z.iso.datetime(),
  tookMs: z.number(),
  checks: z.array(z.object({ name: z.string(), differences: z.number(), sentences: z.array(z.string()) })),
});

/** `wired` is false where no audit reports here; `last` is null until one has. */
export type AuditStatus = { readonly wired: boolean; readonly last: z.output<typeof report> | null };

/** What the audit last found. */
@Injectable()
export class AuditReport {
  constructor(@Inject(AUDIT_REPORT_FILE) private readonly file: string | undefined) {}

  /** Never throws: a report that is not there or not understood counts as none. */
  async status(): Promise<AuditStatus> {
    if (this.file === undefined) return { wired: false, last: null };
    try {
      return { wired: true, last: report.parse(JSON.parse(await readFile(this.file, 'utf8'))) };
    } catch {
      return { wired: true, last: null };
    }
  }
}
