// `npm run check:payment-page`: the table of the scripts of the payment pages. With the URL of a shop, compares what its `/checkout`
// sends to a browser outside with the release that was built here (PCI DSS 4.0.1, 11.6.1). Exit code 1 when something differs.
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from '@playwright/test';
import { ownScripts, scriptProblem, scriptTable } from './payment-scripts.mjs';

const PROVIDER = process.env.WOMPI_CHECKOUT_BASE_URL ?? 'https://checkout.wompi.co';
const PROVIDER_API = process.env.WOMPI_API_BASE_URL ?? 'https://production.wompi.co/v1';
const PAGES = ['/checkout', '/payment-success', '/payment-error', '/pedido'];
const SETTLED_MS = 3_000;

const provider = new URL(PROVIDER).origin;
const scripts = await ownScripts();
const [address] = process.argv.slice(2);
if (address) {
  const problems = await compare(new URL(address).origin);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length === 0)
    console.log(`✓ ${address} serves the release: ${scripts.length} scripts, ${PAGES.length} pages`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.log(scriptTable(scripts, provider));
}

async function compare(shop) {
  // A changed script is found by its URL and again by the pages that load it.
  return [...new Set([...(await servedProblems(shop)), ...(await pageProblems(shop))])];
}

/** Every script of the release, also those that no page loaded during the visit. */
async function servedProblems(shop) {
  const problems = [];
  for (const script of scripts) {
    const url = shop + script.path;
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    if (!answer?.ok) problems.push(`${script.path} cannot be loaded`);
    else
      problems.push(
        scriptProblem({ url, bytes: Buffer.from(await answer.arrayBuffer()) }, { shop, provider, scripts }),
      );
  }
  return problems.filter(Boolean);
}

/** What a browser gets: the policy, scripts in the document, and whatever was loaded after it. */
async function pageProblems(shop) {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const problems = new Set();
  try {
    for (const path of PAGES) {
      const page = await browser.newPage();
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'script') return route.continue();
        const response = await route.fetch();
        const script = { url: route.request().url(), bytes: await response.body() };
        problems.add(scriptProblem(script, { shop, provider, scripts }));
        await route.fulfill({ response });
      });
      const answer = await page.goto(shop + path, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLED_MS);
      for (const problem of policyProblems(await answer.allHeaders())) problems.add(`${path}: ${problem}`);
      const inline = await page.$$eval('script:not([src])', (all) => all.map(({ type }) => type || 'script'));
      for (const type of inline.filter((one) => !/json$/.test(one)))
        problems.add(`${path} has code in the document (${type})`);
      // What is still loading is not compared: the file itself was, above.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return [...problems].filter(Boolean);
}

/** A policy that lets code in, or what was typed out, to another origin than the provider's. */
function policyProblems(headers) {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const allowed = ["'self'", provider, new URL(PROVIDER_API).origin];
  return ['script-src', 'connect-src', 'frame-src', 'form-action'].flatMap((name) => {
    const sources = policy.get(name);
    if (!sources) return [`the policy has no ${name}`];
    return sources.filter((source) => !allowed.includes(source)).map((source) => `${name} allows ${source}`);
  });
}
