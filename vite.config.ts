import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));

/** The browser's side: built from src/web into dist/web, with the API proxied while developing. */
export default defineConfig({
  root: fileURLToPath(new URL('./src/web', import.meta.url)),
  cacheDir: fileURLToPath(new URL('./node_modules/.vite', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(['source-sans-3-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    // The content security policy takes fonts from our own address only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: {
    port: 5173,
    fs: { allow: [repository] },
    proxy: { '/api': { target: process.env.API_URL ?? 'http://localhost:3000', changeOrigin: false } },
  },
});

/** Names the built font files in the page's head, so that text does not wait for the style sheet to ask for them. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return names.map((name) => {
          const file = files.find((candidate) => candidate.includes(name) && candidate.endsWith('.woff2'));
          if (!file) throw new Error(`The font ${name} is not part of the build.`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          };
        });
      },
    },
  };
}
