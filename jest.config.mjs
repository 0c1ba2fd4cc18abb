import './infra/checks/jest/source-hooks.mjs';
import { existsSync } from 'node:fs';

const browser = [
  '<rootDir>/web/build/words-for-jest.mjs',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '#jsx' } },
    },
    sourceMaps: 'inline',
  },
];

const root = import.meta.dirname;
const shared = {
  rootDir: root,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/infra/checks/fixture/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.hilltop/'],
};
const node = {
  ...shared,
  extensionsToTreatAsEsm: ['.ts'],
  testRunner: `${root}/infra/checks/jest/native-runner.mjs`,
  testEnvironmentOptions: { globalsCleanup: 'off' },
};

const harness = `${root}/services/shared/platform/src/testing`;
const withServers = {
  ...node,
  ...(existsSync(`${harness}/global-setup.ts`) && { globalSetup: `${harness}/global-setup.ts` }),
  ...(existsSync(`${harness}/global-teardown.ts`) && { globalTeardown: `${harness}/global-teardown.ts` }),
};
/** `make test-all` runs them: every order of a race, outages, query plans, limits, the platform itself, whole Hilltops. */
const deep = '\\.deep\\.int\\.test\\.ts$';
const webSetup = `${root}/web/test/setup.ts`;

export default {
  // Never one: Jest would then run every file in its own process and keep the modules of all. A worker that has grown is renewed.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testSequencer: `${root}/infra/checks/jest/long-first.mjs`,
  // Jest reads this here only. It ends what hangs; how fast a machine is never decides a test.
  testTimeout: 180_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/{services,gateway,infra}/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.int\\.test\\.ts$'],
    },
    {
      ...withServers,
      displayName: 'int',
      // Whoever changes what a planted bug replaces learns it at once.
      testMatch: [
        '<rootDir>/{services,gateway}/**/test/**/*.int.test.ts',
        '<rootDir>/infra/{faults,money}/test/*-bugs.int.test.ts',
      ],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, deep],
    },
    {
      ...withServers,
      displayName: 'deep',
      testMatch: [
        '<rootDir>/{services,gateway}/**/test/**/*.deep.int.test.ts',
        '<rootDir>/infra/**/test/**/!(*-bugs).int.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      globals: { __LANGUAGE__: 'en' },
      testMatch: ['<rootDir>/web/{kit,house,shop,staff,door,site,build}/**/*.test.{ts,tsx}'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': browser },
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'],
        '^#house/(.*)\\.js$': ['<rootDir>/web/house/hill/$1.ts', '<rootDir>/web/house/hill/$1.tsx'],
        '\\.(css|svg|png|jpe?g|webp|woff2)(\\?.*)?$': '<rootDir>/infra/checks/jest/style.mjs',
      },
      ...(existsSync(webSetup) && { setupFilesAfterEnv: [webSetup] }),
    },
  ],
};
