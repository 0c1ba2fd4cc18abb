import type { Ask } from './reconciliation-context.ts';
import type { Finding } from './run-checks.ts';

/** Most sentences of one check that are kept: the rest is a count. */
const mostSentences = 5;

/** What the admin shows of a reconciliation. Sentences have ids and figures and nothing personal. */
export type ReconciliationReport = {
  /** UTC, ISO 8601. */
  endedAt: string;
  tookMs: number;
  checks: readonly {
    name: string;
    differences: number;
    sentences: readonly string[];
    /** What is no difference and still worth knowing. */
    counts: readonly string[];
  }[];
};

export function reconciliationReport(
  findings: readonly Finding[],
  startedAt: Date,
  endedAt: Date,
): ReconciliationReport {
  return {
    endedAt: endedAt.toISOString(),
    tookMs: endedAt.getTime() - startedAt.getTime(),
    checks: findings.map(({ check, differences, counts = [] }) => ({
      name: check,
      differences: differences.length,
      sentences: differences.slice(0, mostSentences),
      counts,
    })),
  };
}

// Two reconciliations may overlap: who ended last is the last one, whoever writes last.
const store = `
  INSERT INTO last_audit (id, ended_at, took_ms, checks) VALUES (1, $1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, took_ms = excluded.took_ms, checks = excluded.checks
  WHERE last_audit.ended_at < excluded.ended_at`;

/** Puts the report where the staff service reads it (its table `last_audit`), in the place of an earlier one. */
export async function storeReconciliationReport(
  staff: Ask,
  { endedAt, tookMs, checks }: ReconciliationReport,
): Promise<void> {
  await staff(store, [endedAt, tookMs, JSON.stringify(checks)]);
}
