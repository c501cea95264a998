const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const modules = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '\\.(woff2|webm|mp4)(\\?url)?$': '<rootDir>/src/testing/asset-url.ts',
  },
};

/** @type {import('jest').Config} */
export default {
  // Modules of a file are not forgotten after it: a process that has run many is exchanged.
  workerIdleMemoryLimit: '1GB',
  // A busy machine types slowly.
  testTimeout: 30_000,
  projects: [
    {
      ...modules,
      // Making a browser for each file would take most of their time.
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts', '!**/*.dom.test.ts'],
    },
    {
      ...modules,
      displayName: 'components',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://localhost/' },
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
};
