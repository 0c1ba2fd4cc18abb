import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

/** A single statement uses up a code, so that it works only once. */
@Injectable()
export class SecondStepRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(accountId: string): Promise<TotpFactor | null> {
    return this.dataSource.manager.findOneBy(TotpFactor, { accountId });
  }

  /** Replaces the secret of an earlier setup. False when the second step is on. */
  async start(accountId: string, sealedSecret: string, now: Date, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO totp_factors (account_id, sealed_secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET sealed_secret = $2, created_at = $3, last_step = 0
       WHERE totp_factors.confirmed_at IS NULL RETURNING account_id`,
      [accountId, sealedSecret, now],
    );
    return rows.length > 0;
  }

  /** Confirms with a code of this time step. False when the second step is already on. */
  async confirm(accountId: string, step: number, now: Date, manager: EntityManager): Promise<boolean> {
    const [rows] = await manager.query(
      `UPDATE totp_factors SET confirmed_at = $3, last_step = $2 WHERE account_id = $1 AND confirmed_at IS NULL
       RETURNING account_id`,
      [accountId, step, now],
    );
    return rows.length > 0;
  }

  /** Uses up the step and all earlier ones. False when it was already used. */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const [rows] = await this.dataSource.query(
      'UPDATE totp_factors SET last_step = $2 WHERE account_id = $1 AND last_step < $2 RETURNING account_id',
      [accountId, step],
    );
    return rows.length > 0;
  }

  /** False when there is no such code. */
  async useRecoveryCode(accountId: string, codeHash: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(RecoveryCode, { accountId, codeHash });
    return affected === 1;
  }

  async replaceRecoveryCodes(accountId: string, hashes: readonly string[], manager: EntityManager): Promise<void> {
    await manager.delete(RecoveryCode, { accountId });
    await manager.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ accountId, codeHash })),
    );
  }

  /** Codes by account with the second step on. */
  async codesLeft(accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows: { id: string; left: number }[] = await this.dataSource.query(
      `SELECT account_id AS id, (SELECT count(*)::integer FROM recovery_codes c WHERE c.account_id = f.account_id) AS left
       FROM totp_factors f WHERE account_id = ANY ($1::uuid[]) AND confirmed_at IS NOT NULL`,
      [accountIds],
    );
    return new Map(rows.map(({ id, left }) => [id, left]));
  }

  async forget(accountId: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query(
      `WITH codes AS (DELETE FROM recovery_codes WHERE account_id = $1) DELETE FROM totp_factors WHERE account_id = $1`,
      [accountId],
    );
  }
}
