/** Variable with the URL of the run's PostgreSQL, set by `global-setup.ts`. */
export const testPostgresVariable = 'HILLTOP_TEST_POSTGRES_URL';
