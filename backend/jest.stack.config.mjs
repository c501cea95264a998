/**
 * Tests of a composed shop over HTTP, without anything of its process: docker/test.sh runs them. STACK_SHOP_URL, STACK_PAYMENTS_URL and
 * STACK_MAIL_URL say where it is.
 * @type {import('jest').Config}
 */
export default {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/test/support/load-typescript.mjs'],
  testMatch: ['<rootDir>/test/stack/*.stack.ts', '<rootDir>/test/system/served-html.e2e-spec.ts'],
};
