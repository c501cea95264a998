import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { checkSupportedBrowsers } from './browsers/check-bundle.ts';
import { checkSupportedStyles } from './browsers/check-styles.ts';

/** Origin of the API and the pictures for `npm run dev`, set by the development script. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:3002';

const source = (file: string) => path.resolve(import.meta.dirname, 'src', file);

/** A module with everything it imports, directly or indirectly. */
function needsOf(
  module: string,
  context: Rolldown.ChunkingContext,
  known = new Set<string>(),
  later = false,
): Set<string> {
  if (known.has(module)) return known;
  const info = context.getModuleInfo(module);
  if (!info) throw new Error(`No such module: ${module}`);
  known.add(module);
  info.importedIds.forEach((id) => needsOf(id, context, known, later));
  if (later) info.dynamicallyImportedIds.forEach((id) => needsOf(id, context, known, later));
  return known;
}

/** Most visits begin on these pages, so their size matters most. */
const LANDING_PAGES = ['HomePage', 'CatalogPage', 'ProductPage'];

/** Large pages: what they share with one landing page is a chunk of its own, which saves the checkout 4 percent. */
const HEAVY_PAGES = ['CheckoutPage', 'OrderPanelPage'];

/** Pages that need the fields of the product's page without its gallery: chunks of their own save 1 percent of them. */
const DESIGN_PAGES = ['CustomizePage', 'KitPage'];

interface Uses {
  boot: Set<string>;
  /** The modules of every page: the layout with its libraries. */
  frame: Set<string>;
  /** Name and modules of each page. */
  pages: [string, Set<string>][];
  /** Names of the pages that shoppers open; the others are the staff's. */
  shoppers: string[];
  /** The modules of the staff's pages, with those that load later. */
  staff: Set<string>;
}

let uses: Uses | undefined;

function usesOf(context: Rolldown.ChunkingContext): Uses {
  const nameOf = (page: string) => path.basename(page, '.tsx');
  const pagesOf = (file: string) => context.getModuleInfo(source(file))!.dynamicallyImportedIds;
  const shoppers = pagesOf('app/routes.tsx').filter((page) => page.endsWith('.tsx'));
  const pages = [...shoppers, ...pagesOf('app/panel/staff-pages.ts'), source('features/chat/ChatPanel.tsx')];
  uses ??= {
    boot: needsOf(source('boot.ts'), context),
    frame: needsOf(source('main.tsx'), context),
    pages: pages.map((page) => [nameOf(page), needsOf(page, context)]),
    shoppers: shoppers.map(nameOf),
    staff: needsOf(source('app/panel/staff-pages.ts'), context, new Set(), true),
  };
  return uses;
}

const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // A separate chunk, because otherwise the first script would load all others before the first picture.
  { debugName: 'boot', name: (module, context) => (usesOf(context).boot.has(module) ? 'boot' : null), priority: 2 },
  // Libraries rarely change, so this chunk stays in the browser's cache across releases.
  {
    debugName: 'libraries',
    name: (module, context) => (usesOf(context).frame.has(module) ? 'libraries' : null),
    // With the compiler's helpers, which libraries need too: in another chunk the two would load each other.
    test: /[\\/]node_modules[\\/]|@oxc-project/,
    priority: 1,
  },
  { debugName: 'by use', name: (module, context) => chunkByUse(module, usesOf(context)) },
];

/**
 * One chunk for all modules that the same landing pages need, or, without landing pages, exactly the same pages of shoppers. With the
 * bundler's own chunks the landing pages would load about fifty small files instead of twelve, and 3 to 6 percent more bytes
 * (docs/decisions/0023-bundling.md). The bundler splits all other modules.
 */
function chunkByUse(module: string, { frame, pages, shoppers, staff }: Uses): string | null {
  // `main.tsx` awaits the chunk of its page, which imports the frame, so it must not be part of the frame.
  if (module === source('main.tsx')) return null;
  if (frame.has(module)) return 'frame';
  const users = pages.filter(([, needs]) => needs.has(module)).map(([name]) => name);
  const landing = users.filter((name) => LANDING_PAGES.includes(name)).map((name) => name.replace('Page', ''));
  if (landing.length === 0) {
    // The staff's pages need only parts of the others.
    if (staff.has(module) && (module.includes('node_modules') || !users.includes('LoginPage'))) return null;
    // A letter for each page, because the code of every page contains the names of all chunks.
    const letters = shoppers.flatMap((page, number) => (users.includes(page) ? [(number + 10).toString(36)] : []));
    return letters.length > 1 ? `pages-${letters.join('')}${staff.has(module) ? '-staff' : ''}` : null;
  }
  if (users.length < 2) return null;
  if (landing.length > 1) return landing.join('-');
  const isUsedBy = (some: string[]) => users.some((name) => some.includes(name));
  return `${landing[0]}${isUsedBy(HEAVY_PAGES) ? '-shared' : isUsedBy(DESIGN_PAGES) ? '-design' : ''}`;
}

/**
 * Renders the pages of the development server like in production, so that hydration errors appear in the browser's console.
 */
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

/**
 * Gives each styled component a class name that depends on its file, not on the order of chunks, so that server and browser
 * generate the same one. A separate plugin because for absolute paths, which Vite passes, the name would depend on the folder
 * of the checkout: the same commit would have other chunks on each machine.
 */
const styledComponents: Plugin = {
  name: 'styled-components',
  enforce: 'pre',
  transform: {
    filter: { id: /\/frontend\/src\/.*\.tsx?$/, code: 'styled-components' },
    handler: (code, id) =>
      transformWithOxc(code, path.relative(import.meta.dirname, id), {
        jsx: 'preserve',
        plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
      }),
  },
};

/**
 * Replaces the static blocks of libraries, which Chrome has from version 94 and Safari from 16.4. Only in their modules: the supported
 * browsers as the target of the build would rewrite all classes, which adds 4 kB to each page.
 */
const withoutStaticBlocks: Plugin = {
  name: 'without-static-blocks',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\//, code: /\bstatic\s*\{/ },
    handler: (code, id) => transformWithOxc(code, id, { target: 'es2021' }),
  },
};

/** Like the backend's bundle: one character beyond Latin-1 doubles the memory of a file's source text, which Node.js keeps. */
const compactInMemory: Rolldown.OutputOptions = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    checkSupportedStyles,
    styledComponents,
    react(),
    renderPages,
    withoutStaticBlocks,
    isSsrBuild ? [] : checkSupportedBrowsers,
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    // All supported browsers know its syntax but static blocks; `checkSupportedBrowsers` refuses newer syntax.
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: 'build',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // Both load import by import. A list of the files of what loads when the page is idle would be in the code of every page, and
      // the lists of the staff's pages weigh 2 kB: the server lists the files of the first one.
      resolveDependencies: (chunk, files, { hostId }) =>
        [chunk, hostId].some((file) => file.includes('/after-load-')) || hostId.includes('/staff-pages-') ? [] : files,
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ssrEmitAssets: false,
    rollupOptions: isSsrBuild
      ? { input: 'src/main.server.tsx', output: compactInMemory }
      : {
          // Only the server's styles refer to the fonts, but this build emits their files.
          input: ['index.html', 'src/theme/fonts.ts'],
          // The groups already include dependencies: a module's dependency is needed by at least the same pages.
          output: {
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
          },
        },
  },
  // The server bundle contains its dependencies, so production needs no frontend packages.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // Otherwise the server bundle contains React's development builds too, and renders with them unless NODE_ENV is set.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
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
