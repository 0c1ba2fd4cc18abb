import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TaxCode as TaxCodeView } from '../generated/schema-types.js';
import { TaxRepository } from './tax.repository.js';
import type { TaxCode } from './tax-code.entity.js';
import { taxCodeView } from './tax-code.view.js';

export interface TaxChange {
  readonly action: 'setTaxRate' | 'confirmTaxRate';
  /** That the manager saw. */
  readonly version: number;
  readonly before: StaffActionFields | null;
  readonly after: StaffActionFields;
  /** @param revision the code's next version */
  readonly write: (manager: EntityManager, revision: number) => Promise<unknown>;
}

/** Tax codes as managers see and change them. */
@Injectable()
export class TaxCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly taxes: TaxRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(): Promise<TaxCodeView[]> {
    return Promise.all((await this.taxes.codes()).map((code) => this.view(code)));
  }

  async view(code: TaxCode): Promise<TaxCodeView> {
    return taxCodeView(code, await this.taxes.rates(code.code), this.taxes.today());
  }

  /** @throws when there is none */
  async current(code: string): Promise<TaxCodeView> {
    const found = await this.taxes.findCode(code);
    if (!found) throw new Error(`there is no tax code ${code}`);
    return this.view(found);
  }

  /** Changes and records it. @returns false when the code has another version */
  async change({ code, name }: TaxCode, change: TaxChange, staff: StaffIdentity): Promise<boolean> {
    const { action, version, before, after, write } = change;
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      const revision = await this.taxes.claim(code, version, manager);
      if (revision === undefined) return false;
      await write(manager, revision);
      const target = { action, targetType: 'tax', targetId: code, targetName: name };
      const event = staffActionEvent(staffActionRecorded, { staff, ...target, before, after }, this.clock.now());
      await this.outbox.add(manager, event);
      return true;
    });
    if (isChanged) this.outbox.wake();
    return isChanged;
  }
}
