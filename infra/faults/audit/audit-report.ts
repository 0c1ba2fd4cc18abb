import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from './run-audit.ts';

/** Most sentences of one check that are kept: the rest is a count. */
const mostSentences = 5;

/** What the desk is told of an audit. Sentences have ids and figures and nothing personal. */
export type AuditReport = {
  /** UTC, ISO 8601. */
  endedAt: string;
  tookMs: number;
  checks: readonly { name: string; differences: number; sentences: readonly string[] }[];
};

export function auditReport(findings: readonly Finding[], startedAt: Date, endedAt: Date): AuditReport {
  return {
    endedAt: endedAt.toISOString(),
    tookMs: endedAt.getTime() - startedAt.getTime(),
    checks: findings.map(({ check, differences }) => ({
      name: check,
      differences: differences.length,
      sentences: differences.slice(0, mostSentences),
    })),
  };
}

/** Puts the report where the gateway looks for it, whole or not at all. */
export function writeAuditReport(file: string, report: AuditReport): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(report, undefined, 2)}\n`);
  renameSync(unfinished, file);
}
