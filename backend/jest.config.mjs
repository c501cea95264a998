/**
 * The test files of a worker share one Node process, as modules of a program do: loading the shop again for each of them
 * took as long as the tests. This runner has no time limit for a test: every wait in a test has its own.
 * @type {import('jest').Config}
 */
export default {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/test/support/load-typescript.mjs', '<rootDir>/test/support/read-statements.mjs'],
  testMatch: ['<rootDir>/src/**/*.{spec,int-spec}.ts', '<rootDir>/test/**/*.{spec,e2e-spec}.ts'],
  // By which Jest finds the tests of a changed file (`npm run test:changed`): imports name the file that TypeScript makes.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // `jest.system.config.mjs` runs these.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/system/'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};
