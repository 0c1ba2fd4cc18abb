import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { AuditReport } from './last-audit.js';

/** One row, which the reconciliation writes. */
@Entity('last_audit')
@Check('last_audit_id_check', 'id = 1')
@Check('last_audit_took_ms_check', 'took_ms >= 0')
@Check('last_audit_checks_check', `jsonb_typeof(checks) = 'array'`)
export class LastAuditRow {
  @PrimaryColumn('integer')
  id!: 1;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt!: Date;

  @Column('integer', { name: 'took_ms' })
  tookMs!: number;

  @Column('jsonb')
  checks!: AuditReport['checks'];
}
