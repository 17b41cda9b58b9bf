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
  /** Address of the filtering proxy. */
  proxy: string;
  userAgent: string;
  /** Without the browser's own sandbox, as the operator chose explicitly. */
  unsandboxed: boolean;
}

export interface LaunchedBrowser {
  context: BrowserContext;
  /** Its empty profile, by which its processes can be told. */
  profileFolder: string;
  close: () => Promise<void>;
  /** Ends its processes without asking. */
  kill: () => Promise<void>;
}

const closeTimeoutMs = 3000;
/** It takes a second; a machine that has much else to do has been seen to take twenty. */
const launchTimeoutMs = 45_000;

/** A browser puts a socket into its folder for temporary files; the path of one may have some hundred bytes. */
const maxTemporaryPathBytes = 56;

/** User and group "nobody" of Linux distributions; Debian calls the group "nogroup". */
export const nobody = 65_534;

/**
 * Starts a Chromium with an empty profile that knows no way to the network but the proxy. Sandboxed, it runs as an
 * unprivileged user: ours, or "nobody" when we are root. Rejects where that cannot be had.
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
    // Loaded only here: it is large, and most scans need no browser.
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
      // The process ends in its own order and closes the browser in it; Playwright would exit at once, with code 130.
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

/** A context whose caches and storage are in memory: in the browser's own one, a page could fill the disk. */
async function openContext(browser: Browser | null, userAgent: string): Promise<BrowserContext> {
  if (browser === null) throw new Error('The browser gave no context of its own');
  const context = await browser.newContext({
    userAgent,
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    viewport: { width: 1280, height: 1600 },
  });
  await context.addInitScript(withoutLastingWorkers);
  // What goes through one is none of the requests that are counted.
  await context.routeWebSocket(/./, (socket) => void socket.close().catch(() => {}));
  return context;
}

/** Workers that outlive or serve several pages ask on nobody's behalf: no page's requests, so no page's limits. */
const withoutLastingWorkers = `
  delete globalThis.SharedWorker;
  if (globalThis.ServiceWorkerContainer) delete ServiceWorkerContainer.prototype.register;`;

/** Has Chromium keep shared memory in files, as Playwright would have it everywhere: containers may give it too little else. */
const onDisk = '--disable-dev-shm-usage';

const neededSharedBytes = 512 * 1024 * 1024;

/** Whether the system has memory for the browser to share, so that none of it needs to be on disk. */
async function hasSharedMemory(): Promise<boolean> {
  const found = await statfs('/dev/shm').catch(() => null);
  return found !== null && found.bavail * found.bsize >= neededSharedBytes;
}

/**
 * What a browser needs of our environment, and none of the passwords that may stand in it. Its temporary files go into its own
 * folder, with which they are removed.
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
 * No way past the proxy: loopback goes through it too, names are not resolved by the browser, and neither QUIC nor WebRTC
 * may use UDP. Nothing of the browser's own goes out.
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

/** A small program that gives up root before it becomes the browser; the folder is made that user's. */
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
