import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { temporaryFolderPrefix } from '../../temporary-folder.ts';
import { killBrowser } from './browser-processes.ts';
import { within } from './within.ts';

export interface LaunchOptions {
  executable: string;
  proxy: string;
  userAgent: string;
  /** The operator must choose this explicitly. */
  unsandboxed: boolean;
}

export interface LaunchedBrowser {
  context: BrowserContext;
  profileFolder: string;
  close: () => Promise<void>;
  kill: () => Promise<void>;
}

const closeTimeoutMs = 3000;
/** A browser usually starts in a second, but has taken twenty on a busy machine. */
const launchTimeoutMs = 45_000;

/** The browser creates a socket in its temporary folder, and a socket's path is limited to about a hundred bytes. */
const maxTemporaryPathBytes = 56;

/** User and group ID of "nobody" on Linux (Debian calls the group "nogroup"). */
export const nobody = 65_534;

/**
 * The browser's only network access is the proxy. With the sandbox, it runs as an unprivileged user: ours, or
 * "nobody" if we are root. Rejects if that isn't possible.
 */
export async function launchBrowser(options: LaunchOptions): Promise<LaunchedBrowser> {
  const folder = await mkdtemp(temporaryFolderPrefix('browser'));
  const clear = async () => await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const asRoot = process.getuid?.() === 0;
    const executable =
      asRoot && !options.unsandboxed ? await asNobody(options.executable, folder) : options.executable;
    const artifactsDir = join(folder, 'artifacts');
    await mkdir(artifactsDir);
    // Imported only when needed, because it is large and most scans need no browser.
    const { chromium } = await import('playwright-core');
    const launched = await chromium.launchPersistentContext(folder, {
      executablePath: executable,
      artifactsDir,
      headless: true,
      ignoreDefaultArgs: (await hasSharedMemory()) ? [onDisk] : [],
      chromiumSandbox: !options.unsandboxed,
      proxy: { server: options.proxy },
      args: browserArguments,
      env: ownEnvironment(folder),
      timeout: launchTimeoutMs,
      // Our process closes the browser in its own shutdown, which Playwright's SIGINT handler would
      // cut short by exiting with code 130.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const kill = async () => await killBrowser(folder);
    return {
      context: await openContext(launched.browser(), options.userAgent),
      profileFolder: folder,
      kill,
      close: async () => {
        await within(closeTimeoutMs, launched.close()).catch(kill);
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

/**
 * Creates a context that keeps caches and storage in memory. In the default context, a page could fill the
 * disk.
 */
async function openContext(browser: Browser | null, userAgent: string): Promise<BrowserContext> {
  if (browser === null) throw new Error('Playwright returned no browser');
  const context = await browser.newContext({
    userAgent,
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    viewport: { width: 1280, height: 1600 },
  });
  await context.addInitScript(withoutLastingWorkers);
  // Closes WebSockets, because their traffic doesn't count as requests.
  await context.routeWebSocket(/./, (socket) => void socket.close().catch(() => {}));
  return context;
}

/**
 * Removes workers that outlive a page or serve several pages, because no page's limits apply to their
 * requests.
 */
const withoutLastingWorkers = `
  delete globalThis.SharedWorker;
  if (globalThis.ServiceWorkerContainer) delete ServiceWorkerContainer.prototype.register;`;

/**
 * Makes Chromium keep shared memory in files, because containers may have too little of it. Playwright adds
 * this flag by default.
 */
const onDisk = '--disable-dev-shm-usage';

const neededSharedBytes = 512 * 1024 * 1024;

async function hasSharedMemory(): Promise<boolean> {
  const found = await statfs('/dev/shm').catch(() => null);
  return found !== null && found.bavail * found.bsize >= neededSharedBytes;
}

/**
 * Only the environment variables that a browser needs, to keep our secrets from it. Unless the path is too long,
 * its temporary files go into its own folder and are removed with it.
 */
function ownEnvironment(folder: string): Record<string, string> {
  const names = [
    'PATH',
    'HOME',
    'LANG',
    'TZ',
    'TMPDIR',
    'LD_LIBRARY_PATH',
    'FONTCONFIG_PATH',
    'FONTCONFIG_FILE',
  ];
  const inherited = Object.fromEntries(
    [...names, 'SystemRoot', 'TEMP'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return Buffer.byteLength(folder) > maxTemporaryPathBytes ? inherited : { ...inherited, TMPDIR: folder };
}

/**
 * Keeps all traffic behind the proxy (loopback, DNS, QUIC, and WebRTC included) and turns off most
 * of the browser's own background requests.
 */
const browserArguments = [
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--disable-gpu',
  '--disable-shared-workers',
  '--js-flags=--max-old-space-size=256',
];

/** Returns the path of a launcher that drops root privileges before it starts the browser. */
async function asNobody(executable: string, folder: string): Promise<string> {
  await promisify(execFile)('setpriv', ['--version']);
  const launcher = join(folder, 'launch.sh');
  const quoted = `'${executable.replaceAll("'", "'\\''")}'`;
  const giveUp = `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups`;
  await writeFile(launcher, `#!/bin/sh\nexport HOME='${folder}'\nexec ${giveUp} ${quoted} "$@"\n`);
  await chmod(launcher, 0o755);
  await chown(folder, nobody, nobody);
  return launcher;
}
