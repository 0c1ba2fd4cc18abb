import './infra/checks/jest/source-hooks.mjs';
import { existsSync } from 'node:fs';

const browser = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
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
const webSetup = `${root}/web/test/setup.ts`;

export default {
  // Never one: Jest would then run every file in its own process and keep the modules of all. A worker that has grown is renewed.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testSequencer: `${root}/infra/checks/jest/long-first.mjs`,
  // Jest reads this here only. It ends tests and hooks that hang; how fast a machine is never decides one.
  testTimeout: 600_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/{services,gateway,infra}/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.int\\.test\\.ts$'],
    },
    {
      ...node,
      displayName: 'int',
      testMatch: ['<rootDir>/{services,gateway,infra}/**/test/**/*.int.test.ts'],
      ...(existsSync(`${harness}/global-setup.ts`) && { globalSetup: `${harness}/global-setup.ts` }),
      ...(existsSync(`${harness}/global-teardown.ts`) && { globalTeardown: `${harness}/global-teardown.ts` }),
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/{src,build}/**/*.test.{ts,tsx}'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': browser },
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'],
        '\\.(css|svg|png|jpe?g|webp|woff2)(\\?.*)?$': '<rootDir>/infra/checks/jest/style.mjs',
      },
      ...(existsSync(webSetup) && { setupFilesAfterEnv: [webSetup] }),
    },
  ],
};
