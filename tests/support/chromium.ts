import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFontconfig } from './fontconfig.ts';

const unpackFolder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/** For the packaged Chromium, sets LD_LIBRARY_PATH for its libraries and FONTCONFIG_FILE for the project's fonts. */
export async function findChromium(): Promise<string> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH is ${own}, which does not exist`);
    return own;
  }
  // The package unpacks into the folder for temporary files, where another user's copy could not be used.
  const temporary = process.env.TMPDIR;
  mkdirSync(unpackFolder, { recursive: true });
  process.env.TMPDIR = unpackFolder;
  // The package unpacks its libraries only in an environment that looks like AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    // In the sandbox, Chromium runs as another user, who must be able to execute it.
    chmodSync(path, 0o755);
    process.env.FONTCONFIG_FILE = writeFontconfig(unpackFolder);
    return path;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}
