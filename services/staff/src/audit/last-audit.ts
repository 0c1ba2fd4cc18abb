import { coalesce } from '@hilltop/platform/async/coalesce';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { StatusBoard } from '@hilltop/platform/telemetry/status-board';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Each check with its number of differences, the first of them as sentences, and counts that are no differences. Older reports have no
 * counts.
 */
export interface AuditReport {
  readonly endedAt: Date;
  readonly tookMs: number;
  readonly checks: readonly {
    name: string;
    differences: number;
    sentences: readonly string[];
    counts?: readonly string[];
  }[];
}

const last = 'SELECT ended_at AS "endedAt", took_ms AS "tookMs", checks FROM last_audit';

/** All replicas read the same row. */
@Injectable()
export class LastAudit implements OnApplicationBootstrap {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(StatusBoard) private readonly board: StatusBoard,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const look = coalesce(async () => {
      const [report]: AuditReport[] = await this.dataSource.query(last);
      return report;
    });
    this.board.add('audit', async () => ({ last: (await look()) ?? null }));
    this.metrics.lookup(
      { name: 'hilltop_audit_differences', help: 'Differences found by the last reconciliation.' },
      async () => {
        const report = await look();
        return report ? [{ value: report.checks.reduce((sum, { differences }) => sum + differences, 0) }] : [];
      },
    );
    this.metrics.lookup(
      {
        name: 'hilltop_audit_ended_seconds',
        help: 'End of the last reconciliation, in seconds since 1970; 0 before the first.',
      },
      async () => [{ value: ((await look())?.endedAt.getTime() ?? 0) / 1000 }],
    );
  }
}
