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
    '\\.(woff2|webm|mp4|css)(\\?url)?$': '<rootDir>/src/testing/asset-url.ts',
  },
};

/** @type {import('jest').Config} */
export default {
  // Jest does not release the modules of finished test files, so it replaces a worker that has run many.
  workerIdleMemoryLimit: '1GB',
  // Typing is slow on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...modules,
      // These tests need no DOM; creating one for each file would take most of their time.
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/**/*.test.ts',
        '<rootDir>/scripts/*.test.mjs',
        '<rootDir>/browsers/*.test.ts',
        '!**/*.dom.test.ts',
      ],
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
