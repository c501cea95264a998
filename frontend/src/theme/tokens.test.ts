import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import colours from './colours.json' with { type: 'json' };
import { tokens } from './tokens';

const FRONTEND = fileURLToPath(new URL('../..', import.meta.url));

/** Colours of drawings: threads, leather and the shadows of stitches. They are data, not styles of the pages. */
const PICTURES = 'features/customiser/embroidery/';

const sources = readdirSync(path.join(FRONTEND, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file) && !file.startsWith('testing/'))
  .map((file) => ({ file, text: readFileSync(path.join(FRONTEND, 'src', file), 'utf8') }));

/** All matches of an expression with their files, so that a failure shows where to look. */
const find = (files: typeof sources, expression: RegExp): string[] =>
  files.flatMap(({ file, text }) => [...text.matchAll(expression)].map(([match]) => `${file}: ${match}`));

const components = sources.filter(({ file }) => file !== 'theme/tokens.ts');

describe('theme', () => {
  it('defines every custom property that a component reads, unless a component sets it', () => {
    const own = components.flatMap(({ text }) =>
      [...text.matchAll(/(?<!var\()--([a-z][a-z-]*)(?=:|')/g)].map(([, name]) => name),
    );
    const known = new Set([...Object.keys(tokens), ...own]);
    const unknown = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/var\(--([a-z0-9-]+)[),]/g)]
        .filter(([, name]) => !known.has(name))
        .map(([use]) => `${file}: ${use}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has no unused token', () => {
    const all = sources.map(({ text }) => text).join('\n');
    // Composed at run time from the name of a colour or the state of a button.
    const composed = /^(leather-|success$|danger$)/;
    const unused = Object.keys(tokens).filter((name) => !composed.test(name) && !all.includes(`var(--${name}`));
    expect(unused).toEqual([]);
  });

  it('contains the only raw colours', () => {
    const pages = components.filter(({ file }) => !file.startsWith(PICTURES));
    expect(find(pages, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|: (?:white|black);/gi)).toEqual([]);
  });

  it('contains the only raw spaces of 4 px or more, except inside clamp(), min(), max() and calc()', () => {
    const declarations = components.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z]+)*:[^;{}]*;/g)].map(([rule]) => ({
        file,
        rule,
      })),
    );
    expect(declarations.length).toBeGreaterThan(500);
    const raw = declarations.filter(({ rule }) =>
      /(?<![\d.])(?:[4-9]|\d{2,})(?:\.\d+)?px/.test(withoutFunctions(rule)),
    );
    expect(raw).toEqual([]);
  });

  it('uses the same colours in index.html and the web manifest', () => {
    const html = readFileSync(path.join(FRONTEND, 'index.html'), 'utf8');
    expect(html).toContain(`<meta name="theme-color" content="${colours['surface-brand']}" />`);
    const manifest: unknown = JSON.parse(readFileSync(path.join(FRONTEND, 'public/site.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ theme_color: colours['surface-brand'], background_color: colours.surface });
  });
});

/** Removes the functions from a declaration, from the innermost outwards. */
function withoutFunctions(rule: string): string {
  const rest = rule.replaceAll(/\b(?:clamp|min|max|calc|var|env)\([^()]*\)/g, '');
  return rest === rule ? rest : withoutFunctions(rest);
}
