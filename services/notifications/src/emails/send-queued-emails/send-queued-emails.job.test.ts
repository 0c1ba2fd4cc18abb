import { setTimeout as pause } from 'node:timers/promises';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { ShutdownSteps } from '@hilltop/platform/lifecycle/shutdown-steps';
import { StartGate } from '@hilltop/platform/lifecycle/start-gate';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { eventually } from '@hilltop/platform/testing/eventually';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Mailer } from '../mailer.js';
import { SENDERS, SendQueuedEmailsJob } from './send-queued-emails.job.js';
import type { SendQueuedEmails } from './send-queued-emails.js';

const mailer = { close: () => undefined } as Mailer;

it('wakes one sender for each new e-mail, the next one while another hangs', async () => {
  let asked = 0;
  let hung = true;
  const release: (() => void)[] = [];
  const send = {
    sendNext: async () => {
      asked += 1;
      if (hung && asked > SENDERS) await new Promise<void>((resolve) => release.push(resolve));
      return false;
    },
  } as SendQueuedEmails;
  const [signal, steps, logger] = [new JobSignal(), new ShutdownSteps(quietLogger()), quietLogger()];
  const job = new SendQueuedEmailsJob(
    ...([send, mailer, signal, steps, new StartGate(), logger, new Metrics(), {} as DataSource] as const),
  );
  job.onApplicationBootstrap();
  await eventually(() => expect(asked).toBe(SENDERS));
  await pause(50);

  signal.notify();
  await eventually(() => expect(asked).toBe(SENDERS + 1));
  await pause(50);
  expect(asked).toBe(SENDERS + 1);
  signal.notify();
  await eventually(() => expect(asked).toBe(SENDERS + 2));

  hung = false;
  for (const end of release) end();
  await steps.run();
});
