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
/** In bytes; below it a compressed answer saves nothing. */
const leastCompressed = 1024;
const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What runs before anything else, apart from the rest. */
const isFirst = /preload-helper|src[\\/]web[\\/](?:main|lib[\\/](?:early-reads|browser-storage))\.ts$/;
const isStart = (module: string) => module.endsWith('/src/web/start.tsx');

/** The small components of every screen with what they stand on; dialogs and forms come when they are opened. */
const isPart =
  /components[\\/]ui[\\/](?:badge|basis-mark|disclosure|framework-mark|not-found-card|progress-bar|skeleton|state-card|tabs|tooltip)\.tsx$|tooltip-layout\.tsx$|node_modules[\\/](?:lucide-react|@floating-ui|@radix-ui[\\/]react-(?:tooltip|tabs))[\\/]/;

/** Schemas, the calls that read by them, and the library they are written with. */
const isData = /node_modules[\\/]zod[\\/]|src[\\/]shared[\\/]|src[\\/]web[\\/]lib[\\/]/;

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
    preloadFonts(['source-sans-3-latin-wght-normal', 'source-serif-4-latin-600-normal']),
    preloadStart(),
    steadyFonts(),
    withoutJsonSchema(),
    compressedCopies(),
  ],
  build: {
    emptyOutDir: true,
    // The content security policy takes fonts from our own address only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Browsers that cannot preload scripts fetch them a little later.
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
                // All that a first visit runs, in one file: it packs smaller, and asks for less.
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
          return link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' });
        });
      },
    },
  };
}

/**
 * Names what `main.ts` asks for in the page's head: the style, and the scripts at a low priority, since what is
 * drawn needs them last. The server takes both out of the pages that it draws.
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
 * A font that comes late is kept for the next page instead of moving the text that is being read. Fonts are
 * preloaded, so that this concerns slow networks on a first visit; the packages' own files say `swap`. They
 * also name an older form, which no browser asks for that can run this page.
 *
 * Their rules stand in the page itself and in no style sheet: one that came after the text was drawn would be
 * another chance for a font that was late, and would move the text after all.
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
 * Leaves out how the schema library writes its schemas as JSON Schema: every schema refers to it, only the
 * server's documentation uses it, and it is a third of the library.
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

/** Puts compressed copies beside the built files, made once and better than a server can at every answer. */
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
