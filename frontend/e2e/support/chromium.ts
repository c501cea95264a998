import chromium from '@sparticuz/chromium';

/** Chromium from npm, so that a new machine needs no further download. `CHROMIUM_PATH` overrides it. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
}
