import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API and the pictures; the development script sets it. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:3002';

/** react-router's package names its development build for bundlers; the production one is a third smaller. */
const routerBuild = path.resolve(createRequire(import.meta.url).resolve('react-router'), '../../production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerBuild, 'dom-export.mjs') },
];

/** Parts of the kit that only some pages use, with the libraries they bring. */
const HEAVY_PARTS =
  /shared\/(ui\/(Accordion|Breadcrumbs|ChipLink|FactBand|SegmentedRadio|SummaryLines|ThreadText|AddOn\w+|Carousel\w*|CountedField|CheckField|DeliveryEstimate|FormField|FieldError|QuantityStepper|SpellingCheck|SpokenTotal|StickyBar|SubmitButton|Switch|QuietPanel|check-look|field-look)|lib\/(at-most|count-letters|email|form-controls|phone|schema-errors|use-refused-fields|ignore-second-tap|use-settled|delivery-range|line-price|stitching-problem))\.tsx?$/;

/** The frame around every page, without what opens later. */
const FRAME =
  /src\/(api\/(base-api|api-error|catalogue)|app\/(App|PageErrorBoundary|routes|store|page-status|reload|layout\/(?!CartBag|CartLinkPreview|MenuCart|MenuAccount|Greeting|MobileMenu|use-preview))|features\/(account\/use-marked|cart\/session|catalogue\/(fallback\.api|search-target|ProductSearch|use-catalogue)))/;

/** What only pages with a piece to order use of the kit. */
const PIECE_PARTS =
  /shared\/(lib\/(after-paint|draft-store|use-draft|use-order|random-id|describe-piece|piece-text)|ui\/AskSpelling)\.tsx?$/;

/** Product cards and the way from a card into the cart. */
const CARDS =
  /src\/(pictures\/(picture-entry|products)|features\/(catalogue\/(Product(Card|Grid|Photo)|Catalogue(Notice|States)|product-|piece\.|card-action)|cart\/(AddFromCard|use-add))|shared\/lib\/line-price|app\/card-action)/;

/** The form library, and what stands on it alone: a group brings along all that its parts import. */
const FORMS =
  /node_modules\/(formik|yup|property-expr|tiny-case|toposort)\/|src\/(api\/limits|shared\/lib\/(at-most|email|form-controls|phone|schema-errors|use-refused-fields))/;

/** What every page has before it asks for more: naming it once more would only make the list of files longer. */
const ALWAYS_THERE = /\/(boot|libraries|kit|frame|rolldown-runtime)-/;

/** What many pages need, in few files: one by one they would compress badly. */
const chunkGroups = [
  // Alone, or the first script would bring all others with it before the first picture.
  {
    name: 'boot',
    test: /vite\/preload-helper|src\/(before-hydration|api\/session-marker)/,
    priority: 1,
  },
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@standard-schema|use-sync-external-store|styled-components|stylis|@emotion|cookie|set-cookie-parser)\//,
  },
  {
    name: 'kit',
    test: (id: string) => /src\/(shared|theme)\//.test(id) && !HEAVY_PARTS.test(id) && !PIECE_PARTS.test(id),
  },
  { name: 'frame', test: FRAME },
  { name: 'cards', test: CARDS },
  {
    name: 'session',
    test: /src\/(api\/identity|app\/layout\/Greeting|features\/account\/(LogoutButton|use-(auth|logout)))/,
  },
  { name: 'cart', test: /src\/(api\/cart|features\/cart\/(use-cart\.|totals))/ },
  { name: 'icons', test: /lucide-react\/.+\/(chevron-right|chevron-down|trash|arrow-left)/ },
  { name: 'fields', test: /src\/shared\/ui\/(FieldError|field-look|check-look)/ },
  { name: 'forms', test: FORMS },
  { name: 'inputs', test: /src\/(shared\/ui\/(FormField|CheckField|SubmitButton)|features\/account\/PasswordField)/ },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
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
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // The server bundle carries everything it needs: production needs no frontend packages.
  ssr: { noExternal: command === 'build' ? true : undefined },
  server: {
    strictPort: true,
    proxy: { '/api': backend, '/pictures': backend },
  },
}));
