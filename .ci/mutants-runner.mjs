// Runs the tests of the mutated modules for Stryker (`stryker.config.mjs`), in one process that loads the shop once. Jest loads it again for
// each run, which takes seconds: too long for thousands of mutants.
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jestExpect as expect } from '@jest/expect';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import * as circus from 'jest-circus';

const MODULES = ['cart', 'money', 'orders', 'payments', 'refunds'];

const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, expect });

/** What the instrumented code reads: the active mutant and its hits, and what it writes: which mutants a test covers. */
const stryker = (globalThis.__stryker__ ??= {});

class MutantsRunner {
  runs = 0;
  specs = specs();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    await import(pathToFileURL(path.resolve('backend/test/support/load-typescript.mjs')));
    register('./mutants-reload.mjs', import.meta.url);
  }

  async dryRun() {
    stryker.mutantCoverage = { static: {}, perTest: {} };
    const result = await this.run(this.specs);
    const mutantCoverage = stryker.mutantCoverage;
    // Tests that fail when they run again in the same process, with modules that load again, would kill mutants.
    const again = await this.run(this.specs, { isReloaded: true });
    if (again.status !== DryRunStatus.Complete) return again;
    const failed = again.tests.find(({ status }) => status === TestStatus.Failed);
    if (failed) return { status: DryRunStatus.Error, errorMessage: `Fails the second time: ${failed.name}` };
    return { ...result, mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, mutantActivation, testFilter, hitLimit, disableBail }) {
    const mutated = path.relative(process.cwd(), sandboxFileName);
    const wanted = testFilter && new Set(testFilter);
    // A mutant that is active while modules load needs them again, which takes long: only the tests of its module run.
    const isReloaded = mutantActivation === 'static';
    const isOfModule = (file) => file.split('/')[2] === mutated.split('/')[2];
    const isNeeded = isReloaded ? isOfModule : (file) => testFilter.some((id) => id.startsWith(`${file}#`));
    Object.assign(stryker, { hitLimit, hitCount: hitLimit ? 0 : undefined });
    const result = await this.run(nearestFirst(this.specs.filter(isNeeded), mutated), {
      ...{ wanted, isReloaded, bails: !disableBail },
      mutant: activeMutant.id,
    });
    return toMutantRunResult(determineHitLimitReached(stryker.hitCount, hitLimit) ?? result, disableBail);
  }

  /** Runs these files one after the other; with `bails`, until a test fails. */
  async run(files, { wanted, mutant, isReloaded = false, bails = false } = {}) {
    this.runs += 1;
    const tests = [];
    for (const file of files) {
      try {
        stryker.activeMutant = isReloaded ? mutant : undefined;
        const all = await this.load(file, isReloaded ? 'reload' : 'run');
        stryker.activeMutant = mutant;
        tests.push(...(await runTests(all, wanted)));
      } catch (error) {
        // A mutant that stops a file from loading fails its tests.
        if (mutant === undefined) return { status: DryRunStatus.Error, errorMessage: `${file}: ${error?.stack}` };
        tests.push({ ...testOf(`${file}#0`, file, 'loads'), status: TestStatus.Failed, failureMessage: String(error) });
      }
      if (bails && tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    stryker.activeMutant = undefined;
    return { status: DryRunStatus.Complete, tests };
  }

  /** The tests of a file by their ids. An address that was not imported yet runs the file again. */
  async load(file, parameter) {
    circus.resetState();
    await import(`${pathToFileURL(path.resolve(file))}?${parameter}=${this.runs}`);
    const all = testsIn(circus.getState().rootDescribeBlock);
    return new Map(all.map((each, index) => [each, testOf(`${file}#${index}`, file, nameOf(each))]));
  }
}

/** Runs the loaded tests, or those of them that are wanted. */
async function runTests(all, wanted) {
  const isWanted = ([, { id }]) => !wanted || wanted.has(id);
  for (const each of all) if (!isWanted(each)) each[0].mode = 'skip';
  const follow = ({ name, test: current }) => {
    if (name === 'test_start') stryker.currentTestId = all.get(current).id;
    if (name === 'test_done') stryker.currentTestId = undefined;
  };
  circus.addEventHandler(follow);
  await circus.run();
  circus.removeEventHandler(follow);
  return [...all].filter(isWanted).map(([each, base]) => resultOf(base, each));
}

/** The tests of the mutated file, of its folder, and those that load little: most mutants fail there, and the others are not loaded. */
function nearestFirst(files, mutated) {
  const distance = (file) =>
    (file.replace('.spec.ts', '.ts') === mutated ? 0 : 1) +
    (path.dirname(file) === path.dirname(mutated) ? 0 : 10) +
    (readFileSync(file, 'utf8').includes('/builders/') ? 2 : 0);
  return files.toSorted((a, b) => distance(a) - distance(b));
}

function resultOf(base, { errors, duration, mode }) {
  const timed = { ...base, timeSpentMs: duration ?? 0 };
  if (errors.length > 0) {
    const [error] = errors.flat();
    return { ...timed, status: TestStatus.Failed, failureMessage: String(error?.message ?? error) };
  }
  return { ...timed, status: mode === 'skip' ? TestStatus.Skipped : TestStatus.Success };
}

function testOf(id, file, name) {
  return { id, name, fileName: path.resolve(file), timeSpentMs: 0 };
}

function testsIn(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)));
}

function nameOf({ name, parent }) {
  return parent && parent.name !== 'ROOT_DESCRIBE_BLOCK' ? `${nameOf(parent)} ${name}` : name;
}

/** Tests without a database: those of these modules, and the contracts of their ports, which their fakes pass. */
function specs() {
  const folders = MODULES.map((module) => `backend/src/${module}`);
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, name)),
  );
  const inDomain = (file) => file.includes('/domain/');
  const files = found.filter((file) => file.endsWith('.spec.ts')).sort();
  return [...files.filter(inDomain), ...files.filter((file) => !inDomain(file)), 'backend/test/fakes/fakes.spec.ts'];
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'mutants', MutantsRunner)];
