import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The parts catalogue: a separate page that is not part of the shop. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: '../public',
  plugins: [react()],
  build: {
    outDir: '../dist/parts',
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    target: 'es2022',
  },
});
