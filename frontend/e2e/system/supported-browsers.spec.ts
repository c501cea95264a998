import { expect } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { checkSupportedBrowsers } from '../../browsers/check-bundle.ts';
import { ANY_WIDTH } from '../support/tags';
import { firstVisit as test } from '../support/test';

// The build refuses code that a supported browser cannot run. Here, because the bundler does not load in Jest.

/** Builds one module like the shop's. */
async function built(code: string): Promise<unknown> {
  const module: Plugin = { name: 'module', resolveId: (id) => id, load: () => code };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [module, checkSupportedBrowsers],
    build: { write: false, rollupOptions: { input: 'src/module.js' } },
  });
}

const REFUSED = [
  ['window.x = [3, 1].toSorted()', '.toSorted'],
  ['window.x = [3, 1].at(-1)', '.at'],
  ['window.x = structuredClone({})', 'structuredClone'],
  ['window.x = Object.hasOwn({}, "a")', 'Object.hasOwn'],
  ['window.x = AbortSignal.timeout(9)', 'AbortSignal.timeout'],
  ['window.x = new Intl.Segmenter("es")', 'Intl.Segmenter'],
  ['window.x = crypto.randomUUID()', 'Crypto.randomUUID'],
  ['window.x = document.body.checkVisibility()', '.checkVisibility'],
  ['window.x = /(?<=a)b/', '/(?<=a)b/'],
  ['window.x = new RegExp("(?<!a)" + location.hash)', '(?<!a)'],
];

for (const [code, name] of REFUSED) {
  test(`refuses ${code}`, ANY_WIDTH, async () => {
    await expect(built(code!)).rejects.toThrow(name);
  });
}

test('accepts what all supported browsers have, and own functions of a newer name', ANY_WIDTH, async () => {
  const code = `
    function structuredClone() {}
    window.x = [structuredClone(), [3, 1].slice().sort(), "a".replaceAll("a", "b"), Promise.any([]), new AbortController().abort(), /(?=a)/];
  `;
  await expect(built(code)).resolves.toBeDefined();
});
