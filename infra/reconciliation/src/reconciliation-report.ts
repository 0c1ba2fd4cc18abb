import type { Ask } from './reconciliation-context.ts';
import type { Finding } from './run-checks.ts';

/** Sentences kept per check; the rest is a count. */
const mostSentences = 5;

/** For the admin panel. Sentences have ids and figures, no personal data. */
export type ReconciliationReport = {
  /** UTC, ISO 8601. */
  endedAt: string;
  tookMs: number;
  checks: readonly {
    name: string;
    differences: number;
    sentences: readonly string[];
    /** Figures that are no difference but worth knowing. */
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

// Two reconciliations can overlap: the one that ended last stays, whichever is stored last.
const store = `
  INSERT INTO last_audit (id, ended_at, took_ms, checks) VALUES (1, $1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, took_ms = excluded.took_ms, checks = excluded.checks
  WHERE last_audit.ended_at < excluded.ended_at`;

/** Replaces the report in the staff service's table `last_audit`. */
export async function storeReconciliationReport(
  staff: Ask,
  { endedAt, tookMs, checks }: ReconciliationReport,
): Promise<void> {
  await staff(store, [endedAt, tookMs, JSON.stringify(checks)]);
}
