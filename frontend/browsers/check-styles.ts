import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data/types';
import { type AtRule, type ChildNode, type Declaration, parse } from 'postcss';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { ALLOWED_STYLES } from './allowed-styles.ts';
import { missingIn } from './newer-functions.ts';

/**
 * Fails the build when a style of ours needs what a supported browser lacks: a property, value, function, unit, selector, at-rule or
 * media feature, by MDN's compatibility data. Such a declaration passes after one of the same property that all of them know, and
 * everything inside `@supports`. Values that are computed at run time are not seen.
 */
export const checkSupportedStyles: Plugin = {
  name: 'check-supported-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/frontend\/src\/.*\.tsx?$/ },
    handler(code, id) {
      const file = path.relative(path.resolve(import.meta.dirname, '..'), id);
      const found = stylesIn(code, file).flatMap(newerStyles);
      const problems = found.filter((name) => !isAllowed(file, name));
      if (problems.length > 0) this.error(`${file}: not in all of supported-browsers.json: ${problems.join(', ')}`);
    },
  },
};

const isAllowed = (file: string, name: string) =>
  Object.entries(ALLOWED_STYLES).some(([start, names]) => file.startsWith(start) && names.includes(name));

/** Functions of styled-components whose templates are styles. */
const STYLED = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);
/** A text of declarations, as styles are chosen at run time: 'display: none;'. */
const DECLARATIONS = /^\s*(?:[a-z-]+:[^;{}]+;\s*)+$/;
/** A template without a function that has rules, as the styles of the whole page. */
const RULES = /[{;]\s*[a-z-]+\s*:[^{}]*;|^\s*@[a-z]+/;

/** The styles in a source file, each as CSS with a word in the place of what is computed. */
export function stylesIn(code: string, file: string): string[] {
  const styles: string[] = [];
  const tagged = new Set<ESTree.TemplateLiteral>();
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      tagged.add(quasi);
      if (STYLED.has(rootOf(tag))) styles.push(cssOf(quasi));
    },
    TemplateLiteral: (template) => {
      const css = tagged.has(template) ? '' : cssOf(template);
      if (RULES.test(css)) styles.push(css);
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && DECLARATIONS.test(value)) styles.push(value);
    },
  }).visit(parseSync(file, code).program);
  return styles;
}

/** 'styled' of `styled.div`, `styled(Link)` and `styled.input.attrs({})`. */
function rootOf(tag: ESTree.Expression | ESTree.Super): string {
  if (tag.type === 'MemberExpression') return rootOf(tag.object);
  if (tag.type === 'CallExpression') return rootOf(tag.callee);
  return tag.type === 'Identifier' ? tag.name : '';
}

function cssOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis
    .map(({ value }) => value.cooked ?? value.raw)
    .reduce((css, next) => {
      const isStatement = /(?:^|[;{}]|\*\/)\s*$/.test(css) && /^\s*(?:[;}]|\n|$)/.test(next);
      return css + (isStatement ? ';' : 'computed') + next;
    });
}

/** What a supported browser lacks in a style: 'text-wrap', 'height: stretch', 'color-mix()', '1dvh', ':has', '@container'. */
export function newerStyles(css: string): string[] {
  const found = new Set<string>();
  parse(css).walk((node) => {
    if (isGuarded(node)) return;
    const names =
      node.type === 'decl'
        ? newerInDeclaration(node)
        : node.type === 'rule'
          ? newerSelectors(node.selector)
          : node.type === 'atrule'
            ? newerInAtRule(node)
            : [];
    for (const name of names) found.add(name);
  });
  return [...found];
}

function isGuarded(node: ChildNode): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  return false;
}

function newerInDeclaration(declaration: Declaration): string[] {
  const found = newerInValue(declaration);
  if (found.length === 0) return [];
  const { prop } = declaration;
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type !== 'decl') continue;
    if (before.prop === prop && newerInValue(before).length === 0) return [];
    if (before.prop === `-webkit-${prop}` || before.prop === `-moz-${prop}`) return [];
  }
  return found;
}

const { properties, selectors, types, 'at-rules': atRules } = bcd.css as Record<string, Identifier>;

function newerInValue({ prop, value }: Declaration): string[] {
  const property = properties![prop];
  // With a prefix it is meant for one browser.
  if (isNewer(property)) return prop.startsWith('-') ? [] : [prop];
  // Without texts, files and names of variables.
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');
  const words = plain.match(/(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/gi) ?? [];
  const functions = [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/gi)].map(([, name]) => name!);
  const units = [...plain.matchAll(/\d([a-z]+)\b/gi)].map(([, unit]) => unit!);
  return [
    ...words.filter((word) => isNewer(property?.[word])).map((word) => `${prop}: ${word}`),
    ...functions.filter((name) => isNewerFunction(name, property)).map((name) => `${name}()`),
    ...(/\(\s*from\s/.test(plain) && isNewer(colours.rgb?.relative_syntax) ? ['colour from another'] : []),
    ...units.filter((unit) => isNewer(lengths[UNIT_GROUPS[unit] ?? unit])).map((unit) => `1${unit}`),
  ];
}

const colours = types!.color!;
const lengths = types!.length!;

/** Units that the data list together. */
const UNIT_GROUPS: Readonly<Record<string, string>> = Object.fromEntries(
  ['vw', 'vh', 'vi', 'vb', 'vmin', 'vmax'].flatMap((unit) => [
    [`d${unit}`, 'viewport_percentage_units_dynamic'],
    [`s${unit}`, 'viewport_percentage_units_small'],
    [`l${unit}`, 'viewport_percentage_units_large'],
    [`cq${unit.slice(1)}`, 'container_query_length_units'],
  ]),
);

function isNewerFunction(name: string, property?: Identifier): boolean {
  const entries = [property?.[name], property?.[`${name}_function`], ...(FUNCTIONS.get(name) ?? [])].filter(Boolean);
  return entries.length > 0 && entries.every(isNewer);
}

/** Every entry of the types of values, by its name. */
const FUNCTIONS = new Map<string, Identifier[]>();
function collect(data: Identifier): void {
  for (const [name, entry] of Object.entries(data) as [string, Identifier][]) {
    if (name === '__compat') continue;
    const known = FUNCTIONS.get(name.replace(/_function$/, '')) ?? [];
    FUNCTIONS.set(name.replace(/_function$/, ''), [...known, entry]);
    collect(entry);
  }
}
collect(types!);

function newerSelectors(selector: string): string[] {
  const names = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => name!);
  return names.filter((name) => isNewer(selectors![name])).map((name) => `:${name}`);
}

function newerInAtRule({ name, params }: AtRule): string[] {
  if (isNewer(atRules![name])) return [`@${name}`];
  const media = name === 'media' ? atRules!.media! : undefined;
  const features = [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, feature]) => feature!);
  return [
    ...features.filter((feature) => isNewer(media?.[feature])).map((feature) => `(${feature})`),
    ...(media && /[<>]/.test(params) && isNewer(media.range_syntax) ? ['(width < 1px)'] : []),
  ];
}

const isNewer = (entry?: Identifier): boolean => entry?.__compat !== undefined && missingIn(entry.__compat).length > 0;
