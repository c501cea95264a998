// The scripts that the payment pages of a release may load, each with its hash, owner and reason (PCI DSS 4.0.1, 6.4.3).
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));

/** Pages on which a shopper pays, or returns to from paying, by their module. */
const PAYMENT_PAGES = ['CheckoutPage', 'PaymentSuccessPage', 'PaymentErrorPage', 'TrackOrderPage', 'WompiDemoPage'];

/** What stands between a page and the network, although no page names it. */
const OFFLINE = {
  'sw.js': 'the service worker, which answers pages without a connection',
  'sin-conexion.js': 'part of the page without a connection',
};

export const sha384 = (bytes) => createHash('sha384').update(bytes).digest('base64');

/**
 * The shop's own scripts of the release in the output folder: `{ path, sha384, reason }`, by path. A page keeps the code of pages that were open before it in the same
 * tab, so every script of the release is listed.
 */
export async function ownScripts(client = CLIENT) {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
  const [boot] = /\/build\/boot-[\w-]+\.js/.exec(await readFile(path.join(client, 'index.html'), 'utf8'));
  const ofEveryPage = neededBy(manifest, ['src/main.tsx', 'src/app/after-load.ts', 'src/app/web-vitals.ts']);
  const pages = PAYMENT_PAGES.map((name) => [name, neededBy(manifest, [`src/app/pages/${name}.tsx`])]);
  const reasonOf = (file) => {
    if (`/${file}` === boot || ofEveryPage.has(file)) return 'part of every page';
    const users = pages.filter(([, files]) => files.has(file)).map(([name]) => name);
    return users.length > 0 ? `part of ${users.join(', ')}` : 'of another page, or of what is opened on a page';
  };
  const files = Object.values(manifest).map(({ file }) => file);
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
  return Promise.all(
    [...scripts, ...Object.keys(OFFLINE)].map(async (file) => ({
      path: `/${file}`,
      sha384: sha384(await readFile(path.join(client, file))),
      reason: OFFLINE[file] ?? reasonOf(file),
    })),
  );
}

/** The files of modules with everything that they import. */
function neededBy(manifest, modules, known = new Set()) {
  for (const module of modules) {
    const { file, imports = [] } = manifest[module];
    if (known.has(file)) continue;
    known.add(file);
    neededBy(manifest, imports, known);
  }
  return known;
}

/**
 * What is wrong with a script that a payment page loaded: undefined when it is one of the release, unchanged, or the provider's own, which
 * only the provider can vouch for.
 */
export function scriptProblem({ url, bytes }, { shop, provider, scripts }) {
  const { origin, pathname } = new URL(url);
  if (origin === provider) return undefined;
  if (origin !== shop) return `${url} is neither the shop's nor the provider's`;
  const known = scripts.find((script) => script.path === pathname);
  if (!known) return `${pathname} is no script of the release`;
  return known.sha384 === sha384(bytes) ? undefined : `${pathname} differs from the release`;
}

/** The table for people, in Markdown. */
export function scriptTable(scripts, provider) {
  const rows = [
    ...scripts.map(({ path: name, sha384: hash, reason }) => [
      name,
      `sha384-${hash}`,
      'the shop (this repository)',
      reason,
    ]),
    [
      `${provider}/…`,
      'none: the provider changes it',
      'the payment provider',
      'its widget; not loaded with `card.way = page`',
    ],
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(['script', 'hash', 'owner', 'reason']), line(Array(4).fill('---')), ...rows.map(line)].join('\n');
}
