/** Set by `global-setup.ts`. */
export const testPostgresVariable = 'HILLTOP_TEST_POSTGRES_URL';
