import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';

export const variables = {};

export type Environment = EnvironmentOf<typeof variables>;
