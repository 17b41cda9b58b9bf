import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));
const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The browser's side: built from src/web into dist/web, with the API proxied while developing. `vite build`
 * makes a second thing of the same sources, dist/prerender, with which the server draws the first pages.
 */
export default defineConfig({
  root: inRepository('./src/web'),
  cacheDir: inRepository('./node_modules/.vite'),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(['source-sans-3-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
    schemeScript(),
  ],
  build: {
    emptyOutDir: true,
    // The content security policy takes fonts from our own address only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  builder: {},
  environments: {
    client: { build: { outDir: inRepository('./dist/web') } },
    ssr: {
      // Everything is bundled, so that React comes in its production form however the server is started.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: inRepository('./dist/prerender'),
        copyPublicDir: false,
        rollupOptions: { input: inRepository('./src/web/prerender.tsx') },
      },
    },
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

/**
 * The few lines that set a chosen appearance before anything is drawn. They stand in a file of their own,
 * since the content security policy allows no script in the page, and are asked for before the style sheet.
 */
function schemeScript(): Plugin {
  const source =
    "try{const s=localStorage.getItem('scheme');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}\n";
  return {
    name: 'scheme-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'scheme.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /(?:^|\/)scheme-[^/]+\.js$/.test(name));
        if (!file) throw new Error('The script of the appearance is not part of the build.');
        return [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' as const }];
      },
    },
  };
}
