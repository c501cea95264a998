import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

/** @type {import('jest').Config} */
export default {
  // Modules of a file are not forgotten after it: a process that has run many is exchanged.
  workerIdleMemoryLimit: '500MB',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.{spec,int-spec}.ts', '<rootDir>/test/**/*.{spec,e2e-spec}.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Starting the whole shop takes a second on a quiet machine and several on a busy one.
  testTimeout: 30_000,
};
