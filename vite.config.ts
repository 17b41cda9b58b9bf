import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('.', import.meta.url));
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
/** In bytes. Compressing smaller files saves nothing. */
const leastCompressed = 1024;
const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Code that runs before everything else, in its own file. */
const isFirst = /preload-helper|src[\\/]web[\\/](?:main|lib[\\/](?:early-reads|browser-storage))\.ts$/;
const isStart = (module: string) => module.endsWith('/src/web/start.tsx');

/** Small components of every screen, with their dependencies. Dialogs and forms load when they are opened. */
const isPart =
  /components[\\/]ui[\\/](?:badge|basis-mark|disclosure|framework-mark|not-found-card|progress-bar|skeleton|state-card|tabs|tooltip)\.tsx$|tooltip-layout\.tsx$|node_modules[\\/](?:lucide-react|@floating-ui|@radix-ui[\\/]react-(?:tooltip|tabs))[\\/]/;

/** Schemas, calls that use them, and the schema library. */
const isData = /node_modules[\\/]zod[\\/]|src[\\/]shared[\\/]|src[\\/]web[\\/]lib[\\/]/;

/**
 * Builds src/web into dist/web. During development, proxies the API. `vite build` also builds dist/prerender,
 * with which the server renders some pages.
 */
export default defineConfig({
  root: inRepository('./src/web'),
  cacheDir: inRepository('./node_modules/.vite'),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(['source-sans-3-latin-wght-normal', 'source-serif-4-latin-600-normal']),
    preloadStart(),
    steadyFonts(),
    withoutJsonSchema(),
    compressedCopies(),
  ],
  build: {
    emptyOutDir: true,
    // The content security policy allows no `data:` fonts, so nothing may be inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Without a polyfill, browsers that can't preload modules load them a little later.
    modulePreload: { polyfill: false },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: inRepository('./dist/web'),
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'main', test: isFirst, priority: 2 },
                // One file for everything that a first visit runs: it compresses better and takes fewer
                // requests.
                { name: 'start', test: isStart, priority: 1 },
                // Only two files for what nearly every screen uses, because each file takes a request.
                { name: 'parts', test: isPart, minShareCount: 2 },
                { name: 'data', test: isData, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled completely, so that React's production build is used however the server is started.
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

/** Preloads the fonts in the page's head, so that text doesn't wait for the style sheet. */
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
          return link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' });
        });
      },
    },
  };
}

/**
 * Adds what `main.ts` imports to the page's head: the style sheet, and the scripts with low priority, because
 * a prerendered page needs them last. The server removes both from pages that it renders.
 */
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const start = chunks.find((chunk) => chunk.moduleIds.some(isStart));
        if (!start) throw new Error('start.tsx is not part of the build.');
        const styles = [...(start.viteMetadata?.importedCss ?? [])];
        if (styles.length !== 1) throw new Error('start.tsx has not exactly one style sheet.');
        const scripts = [start.fileName, ...start.imports].filter((file) => !html.includes(file));
        return [
          ...styles.map((file) => link({ rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
          ...scripts.map((file) =>
            link({ rel: 'modulepreload', crossorigin: '', href: `/${file}`, fetchpriority: 'low' }),
          ),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const });

/**
 * Sets `font-display: optional`, so that a late font is used only from the next page on and doesn't move the
 * text being read. Because fonts are preloaded, this affects only first visits on slow networks. Removes an
 * older font format that no supported browser requests. Puts the font rules into the page: if they arrived
 * after the text was rendered, a late font could still move it.
 */
function steadyFonts(): Plugin {
  return {
    name: 'steady-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const faces = Object.entries(bundle ?? {}).flatMap(([name, file]) => {
          if (file.type !== 'asset' || !name.endsWith('.css')) return [];
          const source = String(file.source);
          file.source = source.replaceAll(fontFace, '');
          return source.match(fontFace) ?? [];
        });
        if (faces.length === 0) throw new Error('No style sheet names the fonts.');
        const children = faces
          .join('')
          .replaceAll(/font-display:\s*swap/g, 'font-display:optional')
          .replaceAll(/,\s*url\([^)]+\.woff\)\s*format\("?'?woff"?'?\)/g, '');
        return [{ tag: 'style', children, injectTo: 'head' }];
      },
    },
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.woff')) delete bundle[name];
    },
  };
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Leaves out the schema library's JSON Schema output. Every schema refers to it, but only the server uses it,
 * and it is a third of the library.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        const absent = 'const absent = () => () => { throw new Error("Not part of the browser\'s side"); };';
        return {
          code: [absent, ...names.map((name) => `export const ${name} = absent;`)].join('\n'),
          map: null,
        };
      },
    },
  };
}

/**
 * Writes Brotli and gzip copies of scripts, style sheets, and SVG images. Compressing once during the build
 * allows a stronger compression than the server could do per request.
 */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = `${dir}/${name}`;
          const bytes = await readFile(file);
          if (bytes.length < leastCompressed) return;
          await Promise.all([
            brotli(bytes).then((packed) => writeFile(`${file}.br`, packed)),
            gzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
          ]);
        }),
      );
    },
  };
}
