// The configuration of `npm run check:mutants`: code about money whose tests need no database.
const FOLDERS = ['money/{application,domain}', '{cart,orders,payments,refunds}/domain'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...FOLDERS.map((folder) => `backend/src/${folder}/**/*.ts`), '!**/*spec.ts'],
  ignorePatterns: ['**', '!*.json', '!backend/*.json', '!backend/{src,test,embedded-postgres}/**', '!docs/*.json'],
  plugins: ['./.ci/mutants-runner.mjs'],
  testRunner: 'mutants',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Modules that were imported stay in memory.
  maxTestRunnerReuse: 150,
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
