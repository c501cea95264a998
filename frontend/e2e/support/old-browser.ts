import type { Page } from '@playwright/test';
import { allFeatures } from '../../browsers/newer-functions.ts';
import { shopUrl } from './shop';

type Name = readonly [global: string, member: string | null, kind: 'language' | 'static' | 'instance'];

/** Every function, class and property that one of the supported browsers lacks. */
const NEWER: readonly Name[] = allFeatures()
  .filter(({ missingIn }) => missingIn.length > 0)
  .map(({ global, member, isStatic, isLanguage }) => [
    global,
    member,
    isLanguage ? 'language' : isStatic ? 'static' : 'instance',
  ]);

/** Deletes all of them from the shop's pages, before any script runs. Returns the errors of the pages, which are collected meanwhile. */
export async function makeOld(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await page.addInitScript(deleteAll, { newer: NEWER, shopUrl });
  return errors;
}

function deleteAll({ newer, shopUrl }: { newer: readonly Name[]; shopUrl: string }): void {
  // The page of the payment provider is not the shop's.
  if (location.origin !== shopUrl) return;
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  // The class that all typed arrays inherit from is not a global.
  const typedArray = Object.getPrototypeOf(Uint8Array) as { prototype: object };
  for (const [global, member, kind] of newer) {
    const constructor = global === 'TypedArray' ? typedArray : page[global];
    const owners =
      global === 'Window' || member === null
        ? [page]
        : kind === 'language'
          ? [constructor, constructor?.prototype]
          : [kind === 'static' ? constructor : constructor?.prototype];
    for (const owner of owners) if (owner) Reflect.deleteProperty(owner, member ?? global);
  }
}

/** Makes storage throw, as in the browsers inside of some other apps. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
}
