import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, in addition to the common ones. */
export const variables = {
  /** Messages that one e-mail address can send within the window. */
  CONTACT_LIMIT: countVariable(1, 10_000).default(5),
  /** Messages that one client address can send within the window; many people may share it. */
  CONTACT_LIMIT_PER_CALLER: countVariable(1, 10_000).default(30),
  /** The window, in seconds. */
  CONTACT_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  /** How long messages are kept, in days. */
  MESSAGES_KEPT_DAYS: countVariable(1, 36_500).default(365),
};

export type Environment = EnvironmentOf<typeof variables>;
