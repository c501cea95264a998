import { createRequire } from 'node:module';
import path from 'node:path';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Where `npm run dev` finds the API and the pictures; the development script sets it. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:3002';

/** react-router's package names its development build for bundlers; the production one is a third smaller. */
const routerBuild = path.resolve(createRequire(import.meta.url).resolve('react-router'), '../../production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerBuild, 'dom-export.mjs') },
];

/** Says what the router leaves unsaid, that its parts do nothing by being defined, so that those that nobody uses are left out. */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** Prepares for the bundler's own minifier: what this one folds first makes every page 1.4 kB lighter. */
const smallest: Plugin = {
  name: 'smallest',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    handler: async (code) => {
      const { code: small } = await minify(code, {
        ecma: 2022,
        module: true,
        compress: { ecma: 2022, module: true, passes: 3 },
        mangle: true,
      });
      return { code: small, map: null };
    },
  },
};

const source = (file: string) => path.resolve(import.meta.dirname, 'src', file);

/** Everything that comes with a module: what it imports, and what that imports in turn. */
function needsOf(module: string, context: Rolldown.ChunkingContext, known = new Set<string>()): Set<string> {
  if (known.has(module)) return known;
  const info = context.getModuleInfo(module);
  if (!info) throw new Error(`No such module: ${module}`);
  known.add(module);
  info.importedIds.forEach((id) => needsOf(id, context, known));
  return known;
}

/** What every page has before it asks for more: naming it once more would only make the list of files longer. */
const ALWAYS_THERE = /\/(boot|libraries|frame|rolldown-runtime)-/;

/** Where most visits begin: what these pages weigh counts most. */
const LANDING_PAGES = ['HomePage', 'CatalogPage', 'ProductPage'];

/** Heavy by themselves: what they share with one landing page is apart from what else that page has. */
const HEAVY_PAGES = ['CheckoutPage', 'OrderPanelPage'];

/** The screens of staff, by what they are about: screens of one group share what any other page shares with one of them. */
const STAFF_GROUPS: Readonly<Record<string, string>> = {
  OrdersPanelPage: 'orders',
  OrderPanelPage: 'orders',
  ChatsPanelPage: 'chats',
  ChatPanelPage: 'chats',
  ChatbotPage: 'chats',
};

interface Uses {
  boot: Set<string>;
  /** What every page needs: the frame around it, with its libraries. */
  frame: Set<string>;
  /** Name of each page and what it needs. */
  pages: [string, Set<string>][];
}

let uses: Uses | undefined;

function usesOf(context: Rolldown.ChunkingContext): Uses {
  const pages = context.getModuleInfo(source('app/routes.tsx'))!.dynamicallyImportedIds;
  uses ??= {
    boot: needsOf(source('boot.ts'), context),
    frame: needsOf(source('main.tsx'), context),
    pages: [...pages, source('features/chat/ChatPanel.tsx')].map((page) => [
      path.basename(page, '.tsx'),
      needsOf(page, context),
    ]),
  };
  return uses;
}

const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Alone, or the first script would bring all others with it before the first picture.
  { debugName: 'boot', name: (module, context) => (usesOf(context).boot.has(module) ? 'boot' : null), priority: 2 },
  // They change seldom: they stay in the shopper's cache when the shop changes.
  {
    debugName: 'libraries',
    name: (module, context) => (usesOf(context).frame.has(module) ? 'libraries' : null),
    test: /[\\/]node_modules[\\/]/,
    priority: 1,
  },
  { debugName: 'by use', name: (module, context) => chunkByUse(module, usesOf(context)) },
];

/**
 * One chunk for all that the same landing pages need, or failing that the same other pages: many small files would
 * compress badly, and a page must not pay for what it does not use. What only one page needs is left to the bundler.
 */
function chunkByUse(module: string, { frame, pages }: Uses): string | null {
  // It waits for its page, which waits for the frame.
  if (module === source('main.tsx')) return null;
  if (frame.has(module)) return 'frame';
  const users = pages.filter(([, needs]) => needs.has(module)).map(([name]) => name);
  if (users.length < 2) return null;
  if (users.every((name) => name in STAFF_GROUPS)) return staffChunk(users);
  const landing = users.filter((name) => LANDING_PAGES.includes(name));
  const isShared = landing.length === 1 && users.some((name) => HEAVY_PAGES.includes(name));
  const others = new Set(users.map((name) => STAFF_GROUPS[name] ?? name));
  const names = landing.length > 0 ? [...landing, ...(isShared ? ['Shared'] : [])] : [...others];
  // A letter for each page: every page's first script names all chunks.
  const letter = (name: string) => pages.findIndex(([page]) => page === name).toString(36);
  return `${names.map((name) => (name.endsWith('Page') ? letter(name) : name)).join('')}`.toLowerCase();
}

/** The pages of orders, which are heavy, pay for nothing that only the chats need. */
function staffChunk(users: string[]): string {
  if (users.includes('OrderPanelPage')) return 'orders';
  return users.includes('OrdersPanelPage') ? 'staff' : 'chats';
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), unusedRouterParts, smallest],
  // Class names that depend on the file, not on the order of chunks: server and browser must agree on them.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } } },
  publicDir: isSsrBuild ? false : 'public',
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: 'build',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ssrEmitAssets: false,
    rollupOptions: isSsrBuild
      ? { input: 'src/main.server.tsx' }
      : {
          // Only the server's style names the faces, yet it is this build that brings their files.
          input: ['index.html', 'src/theme/fonts.ts'],
          // What a module needs is needed by at least as many pages: the groups say so themselves.
          output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
        },
  },
  // The server bundle carries everything it needs: production needs no frontend packages.
  ssr: { noExternal: command === 'build' ? true : undefined },
  server: {
    strictPort: true,
    proxy: { '/api': backend, '/pictures': backend },
  },
}));
