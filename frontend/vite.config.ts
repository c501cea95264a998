import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API and the pictures; the development script sets it. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:3002';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: 'build',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ssrEmitAssets: false,
    rollupOptions: isSsrBuild ? { input: 'src/main.server.tsx' } : {},
  },
  // The server bundle carries everything it needs: production needs no frontend packages.
  ssr: { noExternal: command === 'build' ? true : undefined },
  server: {
    strictPort: true,
    proxy: { '/api': backend, '/pictures': backend },
  },
}));
