import chromium from '@sparticuz/chromium';

/** A Chromium that comes from npm, so that a fresh machine needs no download; `CHROMIUM_PATH` names another one. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
}
