/** Where the run's one PostgreSQL is, told to the test files by `global-setup.ts`. */
export const testPostgresVariable = 'HILLTOP_TEST_POSTGRES_URL';
