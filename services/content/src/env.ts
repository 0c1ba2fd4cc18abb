import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';

/** Variables of this service, in addition to the common ones. */
export const variables = {};

export type Environment = EnvironmentOf<typeof variables>;
