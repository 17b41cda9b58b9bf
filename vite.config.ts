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
/** In bytes; below this, compression saves nothing. */
const leastCompressed = 1024;
const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Code that runs before anything else, in a separate file. */
const isFirst = /preload-helper|src[\\/]web[\\/](?:main|lib[\\/](?:early-reads|browser-storage))\.ts$/;
const isStart = (module: string) => module.endsWith('/src/web/start.tsx');

/** The small components of every screen with their dependencies; dialogs and forms load when opened. */
const isPart =
  /components[\\/]ui[\\/](?:badge|basis-mark|disclosure|framework-mark|not-found-card|progress-bar|skeleton|state-card|tabs|tooltip)\.tsx$|tooltip-layout\.tsx$|node_modules[\\/](?:lucide-react|@floating-ui|@radix-ui[\\/]react-(?:tooltip|tabs))[\\/]/;

/** Schemas, the calls that use them, and the schema library. */
const isData = /node_modules[\\/]zod[\\/]|src[\\/]shared[\\/]|src[\\/]web[\\/]lib[\\/]/;

/**
 * The browser's side: built from src/web into dist/web, with the API proxied during development. `vite build` also
 * builds dist/prerender from the same sources, with which the server renders the first pages.
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
    // The content security policy allows fonts only from our own address, so nothing is inlined as data.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Browsers that can't preload scripts fetch them a little later.
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
                // Everything that a first visit runs, in one file: it compresses better and needs fewer requests.
                { name: 'start', test: isStart, priority: 1 },
                // What nearly every screen shows and reads, in two files: each file costs a request.
                { name: 'parts', test: isPart, minShareCount: 2 },
                { name: 'data', test: isData, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Everything is bundled, so that React is the production build however the server is started.
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

/** Adds preload links for the built font files to the page's head, so that text doesn't wait for the style sheet. */
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
 * Adds what `main.ts` imports to the page's head: the style sheet, and the scripts with low priority, because a
 * prerendered page needs them last. The server removes both from the pages it renders.
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
 * A late font is kept for the next page instead of moving the text being read. Fonts are preloaded, so this only
 * affects first visits on slow networks; the packages' own files say `swap`. They also name an older format that no
 * supported browser requests.
 * The font rules are in the page itself instead of a style sheet: if they arrived after the text was rendered, a late
 * font would get another chance and move the text after all.
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
 * Leaves out the schema library's JSON Schema output: every schema refers to it, but only the server's documentation
 * uses it, and it is a third of the library.
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

/** Adds compressed copies of the built files, made once and better than a server could for every answer. */
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
