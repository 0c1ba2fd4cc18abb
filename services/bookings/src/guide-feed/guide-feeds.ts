import { createHash, randomBytes } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../env.js';

const TOKEN = /^[\w-]{43}$/;
const TOKEN_BYTES = 32;

/** Only a hash of the token is stored, so a link is shown once. A new link replaces it. */
@Injectable()
export class GuideFeeds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'PUBLIC_URL'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the address of a new link; an earlier one of this account is revoked */
  async create(staff: StaffIdentity): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.change(staff.id, staff, 'createGuideFeed', (manager) =>
      manager.query(
        `INSERT INTO guide_feeds (staff_id, token_hash, created_at) VALUES ($1::uuid, $2::text, $3::timestamptz)
         ON CONFLICT (staff_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at`,
        [staff.id, hash(token), this.clock.now()],
      ),
    );
    return `${this.environment.PUBLIC_URL}/api/guides/${token}/calendar.ics`;
  }

  /** @param staffId whose link */
  async revoke(staffId: string, staff: StaffIdentity): Promise<void> {
    await this.change(staffId, staff, 'revokeGuideFeed', (manager) =>
      manager.query('DELETE FROM guide_feeds WHERE staff_id = $1::uuid', [staffId]),
    );
  }

  async createdAt(staffId: string): Promise<Date | undefined> {
    const [row]: { at: Date }[] = await this.dataSource.query(
      'SELECT created_at AS at FROM guide_feeds WHERE staff_id = $1::uuid',
      [staffId],
    );
    return row?.at;
  }

  async staffOf(token: string): Promise<string | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const [row]: { id: string }[] = await this.dataSource.query(
      'SELECT staff_id AS id FROM guide_feeds WHERE token_hash = $1::text',
      [hash(token)],
    );
    return row?.id;
  }

  private async change(
    staffId: string,
    staff: StaffIdentity,
    action: 'createGuideFeed' | 'revokeGuideFeed',
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    const target = { targetType: 'guideFeed', targetId: staffId, before: null, after: null };
    await inTransaction(this.dataSource, async (manager) => {
      await work(manager);
      const event = staffActionEvent(staffActionRecorded, { staff, action, ...target }, this.clock.now());
      await this.outbox.add(manager, event);
    });
    this.outbox.wake();
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
