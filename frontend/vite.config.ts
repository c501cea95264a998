import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Where `npm run dev` finds the API and the pictures; the development script sets it. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:3002';

/** The router's package names its development build for bundlers. */
const routerBuild = path.resolve(createRequire(import.meta.url).resolve('react-router'), '../../production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerBuild, 'dom-export.mjs') },
];

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

/** Its search needs much of the page and comes later: left to the bundler, what they share would fall into pieces. */
const PAGE_WITH_LATER_PARTS = 'CatalogPage';

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
 * One chunk for all that the same landing pages need. Left to the bundler, each of them would load some fifty small files instead of
 * twelve, and 4 to 6 percent more. Everything else is left to the bundler.
 */
function chunkByUse(module: string, { frame, pages }: Uses): string | null {
  // It waits for its page, which waits for the frame.
  if (module === source('main.tsx')) return null;
  if (frame.has(module)) return 'frame';
  const users = pages.filter(([, needs]) => needs.has(module)).map(([name]) => name);
  const landing = users.filter((name) => LANDING_PAGES.includes(name));
  if (users.length === 1 && users[0] === PAGE_WITH_LATER_PARTS) return `${PAGE_WITH_LATER_PARTS}-own`;
  if (users.length < 2 || landing.length === 0) return null;
  const isShared = landing.length === 1 && users.some((name) => HEAVY_PAGES.includes(name));
  return `${landing.join('-')}${isShared ? '-shared' : ''}`;
}

/** Renders the pages of the development server as production does, so that hydration errors show in the browser's console. */
const renderPages: Plugin = {
  name: 'render-pages',
  apply: 'serve',
  config: () => ({ appType: 'custom' }),
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const render = async (url: string) => {
        const file = await readFile(path.resolve(import.meta.dirname, 'index.html'), 'utf8');
        const template = await server.transformIndexHtml(url, file);
        const pages = (await server.ssrLoadModule('/src/main.server.tsx')) as typeof import('./src/main.server');
        const publicUrl = `http://${request.headers.host}`;
        const page = await pages.renderPage({ url, publicUrl, template, manifest: {}, apiOrigin: backend });
        response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html);
      };
      render(request.originalUrl ?? '/').catch((error: Error) => {
        server.ssrFixStacktrace(error);
        next(error);
      });
    });
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), renderPages],
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
          // Nothing here does its work by being read: what is only read, in libraries too, is left out.
          treeshake: { propertyReadSideEffects: false },
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
    proxy: {
      '/api': backend,
      '/pictures': backend,
      '/media': backend,
      '/feeds': backend,
      '/fallback-catalogue.json': backend,
    },
  },
}));
