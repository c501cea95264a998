import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import supported from './supported-browsers.json' with { type: 'json' };

// What the JavaScript engine and the web platform offer, by MDN's compatibility data, and whether all supported browsers have it.

/** The browsers of the list, by their ids in the data: Chrome also as Android's WebView, in which other apps open the shop. */
const OLDEST = {
  chrome: supported.chrome,
  chrome_android: supported.chrome,
  webview_android: supported.chrome,
  safari: supported.safari,
  safari_ios: supported.ios,
  firefox: supported.firefox,
  firefox_android: supported.firefox,
} as const;

/** A global object, function or constructor, or one of its members. */
export interface Feature {
  /** Name of the global: 'Array', 'AbortSignal', 'structuredClone'. */
  global: string;
  /** Name of the member: 'at'; null for the global itself. */
  member: string | null;
  /** Whether the global itself has the member; the data say it for the web alone, not for the language. */
  isStatic: boolean;
  isLanguage: boolean;
  /** Supported browsers that lack it. */
  missingIn: string[];
}

/** Every global and member that the data knows, of the language and of the web. */
export function allFeatures(): Feature[] {
  return [...featuresOf(bcd.javascript.builtins!, true), ...featuresOf(bcd.api, false)];
}

/** The supported browsers that lack a feature. */
export function missingIn({ support }: CompatStatement): string[] {
  return Object.entries(OLDEST).flatMap(([browser, version]) => {
    const statement = support[browser as keyof typeof OLDEST];
    const statements = statement === undefined ? [] : [statement].flat();
    return statements.some((each) => isIn(each, version)) ? [] : [browser];
  });
}

function featuresOf(globals: Identifier, isLanguage: boolean): Feature[] {
  return membersOf(globals).flatMap(([global, data]) => [
    ...featureOf({ global, member: null, isStatic: true, isLanguage }, data),
    ...membersOf(data).flatMap(([name, member]) =>
      featureOf(
        { global, member: name.replace(/_static$/, ''), isStatic: name.endsWith('_static'), isLanguage },
        member,
      ),
    ),
  ]);
}

/** The members of an entry of the data, without its own statement, its events and what is not a name in code. */
function membersOf(data: Identifier): [string, Identifier][] {
  const entries = Object.entries(data) as [string, Identifier][];
  return entries.filter(([name]) => name !== '__compat' && /^\w+$/.test(name) && !name.endsWith('_event'));
}

const featureOf = (feature: Omit<Feature, 'missingIn'>, { __compat }: Identifier): Feature[] =>
  __compat ? [{ ...feature, missingIn: missingIn(__compat) }] : [];

function isIn(support: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = support;
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || otherName) return false;
  return isUpTo(added, version) && !(typeof removed === 'string' && isUpTo(removed, version));
}

/** Whether a version is not newer than another: '15.4', '90', '≤37'. */
function isUpTo(version: string, other: string): boolean {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [version, other].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]];
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}
