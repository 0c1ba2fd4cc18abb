import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DueReminders } from './due-reminders.js';

const EVERY_MS = 60_000;

/** Runs in each replica. */
@Injectable()
export class DueRemindersJob implements OnApplicationBootstrap {
  constructor(
    private readonly due: DueReminders,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'due-reminders', everyMs: EVERY_MS, run: async () => (await this.due.execute()) > 0 });
  }
}
