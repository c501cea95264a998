import jest from './jest.config.mjs';

/**
 * Tests of the built program as a process, of what deploys it and of documents about it: `npm run test:system`.
 * @type {import('jest').Config}
 */
export default {
  ...jest,
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/test/system/*.ts', '<rootDir>/embedded-postgres/*.int-spec.ts'],
};
