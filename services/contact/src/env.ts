import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable } from '@hilltop/platform/environment/variables';

/** Variables in addition to the common ones. */
export const variables = {
  /** By one e-mail address, within the window. */
  CONTACT_LIMIT: countVariable(1, 10_000).default(5),
  /** By one client address, which many people may share, within the window. */
  CONTACT_LIMIT_PER_CALLER: countVariable(1, 10_000).default(30),
  CONTACT_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  MESSAGES_KEPT_DAYS: countVariable(1, 36_500).default(365),
};

export type Environment = EnvironmentOf<typeof variables>;
