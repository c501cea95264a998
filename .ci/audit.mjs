// Fails when a package of the lock file has a known vulnerability of high or critical severity. A registry that does not answer is reported.
// It fails the check only with AUDIT_REQUIRED=yes, which CI sets, so that machines without network can run the tests.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SEVERE = new Set(['high', 'critical']);

const { stdout, stderr } = spawnSync(
  'npm',
  ['audit', '--json', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000'],
  { cwd: root, encoding: 'utf8', timeout: 90_000, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);

const report = parse(stdout);
if (report?.metadata?.vulnerabilities === undefined) {
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n')[0];
  console.log(`Dependencies were not audited: the registry did not answer (${reason || 'no reason given'}).`);
  if (process.env.AUDIT_REQUIRED === 'yes') process.exitCode = 1;
} else {
  const severe = Object.values(report.vulnerabilities).filter(({ severity }) => SEVERE.has(severity));
  for (const { name, severity, range } of severe) console.log(`${name} ${range}: ${severity}`);
  console.log(`${severe.length} packages with a vulnerability of high or critical severity.`);
  if (severe.length > 0) process.exitCode = 1;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
