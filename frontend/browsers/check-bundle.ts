import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite';
import { ALLOWED } from './allowed-functions.ts';
import { allFeatures, type Feature } from './newer-functions.ts';

/**
 * Fails the build when the code for browsers, with its dependencies, needs what a supported browser lacks. It finds functions that have
 * a name of their own: globals, statics, and methods of which no object of those browsers has one with that name.
 */
export const checkSupportedBrowsers: Plugin = {
  name: 'check-supported-browsers',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const problems = new Set(chunks.flatMap((chunk) => [...newerSyntax(chunk), ...newerFunctions(chunk)]));
    if (problems.size > 0) this.error(`Not in all of supported-browsers.json:\n${[...problems].join('\n')}`);
  },
};

/** Syntax that no build target replaces: regular expressions, which stop the whole file where they are unknown. */
function newerSyntax({ fileName, code }: Rolldown.OutputChunk): string[] {
  const problems: string[] = [];
  const report = (what: string) => problems.push(`${fileName}: ${what}`);
  // Texts too, because expressions are also made of them.
  const check = (pattern: string, flags = '') => {
    if (/\(\?<[=!]/.test(pattern) || flags.includes('v')) report(`/${pattern}/${flags}`);
  };
  new Visitor({
    StaticBlock: () => report('static block'),
    Literal: (node) => {
      if ('regex' in node && node.regex) check(node.regex.pattern, node.regex.flags);
      else if (typeof node.value === 'string') check(node.value);
    },
    TemplateElement: ({ value }) => check(value.raw),
  }).visit(parseSync(fileName, code).program);
  return problems;
}

function newerFunctions({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules).flatMap(([id, { code }]) => {
    const file = id.slice(id.search(/(?:node_modules|frontend)\/(?!.*node_modules)/)).replace(/^\w+\//, '');
    const names = [...calledIn(code ?? '')].filter((name) => !isAllowed(file, name));
    return names.map((name) => `${file}: ${name}`);
  });
}

const isAllowed = (file: string, name: string) =>
  Object.entries(ALLOWED).some(([path, names]) => file.startsWith(path) && names.includes(name));

/** The newer functions that a module calls: 'structuredClone', 'AbortSignal.timeout', '.toSorted'. */
function calledIn(code: string): Set<string> {
  const called = new Set<string>();
  const note = (name: string) => NEWER.has(name) && called.add(name);
  const onCall = ({ callee, optional }: { callee: ESTree.Expression | ESTree.Super; optional?: boolean }) => {
    // `navigator.getBattery?.()` is called only where it exists.
    if (optional) return;
    if (callee.type === 'Identifier' && !isDeclared(callee.name, code)) note(callee.name);
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
    const { object, property } = callee;
    const owner = object.type === 'Identifier' ? (INSTANCES[object.name] ?? object.name) : '';
    note(`${owner}.${property.name}`);
    if (!KNOWN.has(`${owner}.${property.name}`)) note(`.${property.name}`);
  };
  new Visitor({ CallExpression: onCall, NewExpression: onCall }).visit(parseSync('module.js', code).program);
  return called;
}

/** Whether the module declares or imports a function of this name. */
const isDeclared = (name: string, code: string) =>
  new RegExp(`\\b(?:const|let|var|function|class)\\s+${name}\\b|\\bimport\\b[^;]*\\b${name}\\b[^;]*\\bfrom\\b`).test(
    code,
  );

/** Globals that are objects of a class. */
const INSTANCES: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  localStorage: 'Storage',
  globalThis: 'Window',
  window: 'Window',
};

/** Classes of the web whose methods are checked by their names; with all of them most names would be other objects'. */
const CHECKED =
  /^(?:Element|HTML(?:|Dialog|Form|Input|TextArea|Select|Image|Media|Canvas)Element|Node|Document|DocumentFragment)$|^(?:AbortSignal|Blob|File|FormData|Response|Request|Headers|URLSearchParams|CanvasRenderingContext2D|DOMRect|Range|IDB\w+)$/;

const features = allFeatures();
const nameOf = ({ global, member }: Feature) => (member === null ? global : `${global}.${member}`);

/** Names that all supported browsers have. */
const KNOWN = new Set(features.filter(({ missingIn }) => missingIn.length === 0).map(nameOf));

const NEWER = new Set(features.filter(({ missingIn }) => missingIn.length > 0).flatMap(namesOf));

function namesOf(feature: Feature): string[] {
  const { global, member, isLanguage } = feature;
  if (member === null) return [global];
  const others = features.filter((each) => each.member === member && !each.isStatic);
  const isUnique = others.every(({ missingIn }) => missingIn.length > 0);
  const isChecked = !feature.isStatic && isUnique && (isLanguage || CHECKED.test(global));
  return [nameOf(feature), ...(global === 'Window' ? [member] : []), ...(isChecked ? [`.${member}`] : [])];
}
