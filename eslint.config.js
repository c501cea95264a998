import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.spec.ts', '**/*-spec.ts', '**/*.test.{ts,tsx}', 'backend/test/**', 'frontend/e2e/**'];

// What needs types, and what everybody can use, is held by .oxlintrc.json.
export default tseslint.config(
  { ignores: ['**/dist/**', '**/*.gen.ts', '.data/**', 'frontend/public/**', 'frontend/test-results/**'] },
  eslint.configs.recommended,
  {
    // An expression whose time grows faster than its text lets one long text stop the process.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 6],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['backend/**/*.ts'],
    ignores: ['backend/src/config/env.ts', 'backend/simulators/*/main.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only config/env.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['backend/simulators/*/public/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
