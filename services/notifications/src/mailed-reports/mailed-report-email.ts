import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { fileNameOf } from '@hilltop/platform/reports/report-file';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ComposedEmail, EmailComposer, StaleEmail } from '../emails/composer.js';
import type { Environment } from '../env.js';
import { ReadManagerDocument } from '../generated/staff-queries.js';
import type { House } from '../house/house.js';
import { StaffClient } from '../staff/staff-client.js';
import { composeMailedReport } from './compose-mailed-report.js';
import { MailedReport } from './mailed-report.entity.js';
import { ReportReader } from './report-reader.js';
import { ReportSchedule } from './report-schedule.entity.js';

/** Larger files are not attached, in bytes: mail servers refuse them. */
export const MOST_BYTES = 10_000_000;

interface Asked {
  readonly report: MailedReport;
  readonly schedule: ReportSchedule;
}

/** Composes the e-mail with a file of a report, from the books of the moment in which it leaves. */
@Injectable()
export class MailedReportEmail implements EmailComposer {
  readonly kind = 'mailed-report';

  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffClient,
    private readonly reports: ReportReader,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL'>,
  ) {}

  /** Stale when the schedule was ended, or its owner is no manager any more. */
  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const asked = await this.find(id);
    const manager = asked && (await this.managerOf(asked.schedule));
    if (!asked || !manager) return 'stale';
    const { report, schedule } = asked;
    const content = await this.contentOf(asked);
    const file = { name: fileNameOf(schedule.file, report), content };
    return composeMailedReport({ schedule, days: report, file, manager }, this.settings, house);
  }

  async recipients(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(
      ids.map(async (id) => {
        const asked = await this.find(id);
        const manager = asked && (await this.managerOf(asked.schedule));
        return manager ? ([[id, manager.email]] as const) : [];
      }),
    );
    return new Map(found.flat());
  }

  private async find(id: string): Promise<Asked | undefined> {
    const { manager } = this.dataSource;
    const report = await manager.findOneBy(MailedReport, { id });
    const schedule = report && (await manager.findOneBy(ReportSchedule, { id: report.scheduleId }));
    return report && schedule ? { report, schedule } : undefined;
  }

  private async managerOf({ staffId: id }: ReportSchedule) {
    return (await this.staff.read(ReadManagerDocument, { id })).managerForMail;
  }

  /** @returns undefined for a file that is too large to attach */
  private async contentOf({ report, schedule }: Asked): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const text of this.reports.textOf(schedule.file, report)) {
      const part = Buffer.from(text);
      bytes += part.length;
      if (bytes > MOST_BYTES) return undefined;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}
