import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';

/** Variables of this service, besides those that every service has. */
export const variables = {};

export type Environment = EnvironmentOf<typeof variables>;
