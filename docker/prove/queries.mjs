// Asks a Prometheus that reads a shop every query of the dashboard and of the alerts: node docker/prove/queries.mjs [PROMETHEUS].
// A panel without a series is an error, unless its query compares (`> 0`): nothing is then what it should show. compose.yaml, beside which
// prove-monitoring.sh asks, has no backups, certificate and watched disk of the database; prove-faults.mjs proves their alerts.
import { readFile } from 'node:fs/promises';

const ONLY_IN_PRODUCTION = /shop_(newest_backup|certificate)_seconds/;
const prometheus = process.argv[2] ?? 'http://localhost:9091';

async function ask(path) {
  const response = await fetch(new URL(path, prometheus));
  const { status, data, error } = await response.json();
  if (status !== 'success') throw new Error(`${path}: ${error}`);
  return data;
}

function check(isTrue, what) {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`);
  if (!isTrue) process.exitCode = 1;
}

const { activeTargets } = await ask('/api/v1/targets');
check(
  activeTargets.length > 0 && activeTargets.every(({ health }) => health === 'up'),
  `${activeTargets.length} shop read`,
);
const { groups } = await ask('/api/v1/rules');
const rules = groups.flatMap((group) => group.rules);
check(rules.length > 20 && rules.every(({ health }) => health === 'ok'), `${rules.length} alerts evaluated`);
const firing = rules.filter(({ state }) => state === 'firing').map(({ name }) => name);
check(firing.length === 0, `alerts that fire: ${firing.join(', ') || 'none'}`);

const { panels } = JSON.parse(await readFile(new URL('../monitoring/grafana/sigerist.json', import.meta.url), 'utf8'));
const counted = { queries: 0, series: 0 };
for (const { title, targets = [] } of panels) {
  for (const { expr } of targets) {
    const { result } = await ask(`/api/v1/query?query=${encodeURIComponent(expr)}`);
    counted.queries += 1;
    counted.series += result.length;
    const mayBeEmpty = / > \d+$/.test(expr) || ONLY_IN_PRODUCTION.test(expr);
    if (result.length === 0 && !mayBeEmpty) check(false, `${title}: nothing for ${expr}`);
  }
}
check(counted.queries > 30, `${counted.queries} queries of the dashboard answered, with ${counted.series} series`);
