/**
 * Measures the chatbot: `npm run bench:chatbot`, with `--verbose` for each wrong answer.
 *
 * 1. Accuracy over `backend/test/chatbot-cases.json`: share of right intents per set, wrong and missing facts.
 * 2. Time of one answer in the core.
 */
import '../test/support/load-typescript.mjs';
import { readFileSync } from 'node:fs';

const isVerbose = process.argv.includes('--verbose');
const { Knowledge } = await import('../src/chatbot/domain/knowledge.ts');
const { judge } = await import('../test/support/chatbot-judge.ts');
const { shopFacts } = await import('../test/builders/shop-facts.builder.ts');

const cases = JSON.parse(readFileSync(new URL('../test/chatbot-cases.json', import.meta.url), 'utf8'));
const knowledge = new Knowledge(shopFacts());

const sets = {};
let wrongFacts = 0;
for (const chatCase of cases) {
  const { isIntentRight, wrong, missing, reply } = await judge(chatCase, knowledge);
  const set = (sets[chatCase.set] ??= { cases: 0, right: 0, wrong: 0, missing: 0 });
  set.cases += 1;
  if (isIntentRight) set.right += 1;
  if (wrong.length > 0) set.wrong += 1;
  if (missing.length > 0) set.missing += 1;
  wrongFacts += wrong.length;
  // Held-out cases are not printed: rules written for them would make them useless as a measure.
  const isShown = isVerbose && (chatCase.set !== 'held-out' || wrong.length > 0);
  if (isShown && (!isIntentRight || wrong.length > 0 || missing.length > 0)) {
    console.log(`\n${chatCase.say.join(' >> ')}`);
    console.log(`  expected ${chatCase.intents.join(', ')}, understood ${reply.intents.join(', ') || 'nothing'}`);
    if (wrong.length > 0) console.log(`  wrong: ${wrong.join(', ')}`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(', ')}`);
    console.log(`  ${reply.text.replaceAll('\n', '\n  ')}`);
  }
}

for (const [name, { cases: count, right, wrong, missing }] of Object.entries(sets)) {
  const percent = ((100 * right) / count).toFixed(1);
  console.log(
    `${name}: intent ${percent} % of ${count}, replies with wrong facts ${wrong}, with missing facts ${missing}`,
  );
}
console.log(`wrong facts: ${wrongFacts}`);

const rounds = 5;
const began = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) for (const chatCase of cases) await judge(chatCase, knowledge);
const { user, system } = process.cpuUsage(began);
console.log(`one case: ${((user + system) / 1000 / rounds / cases.length).toFixed(3)} ms of CPU (with its judgement)`);

// The HTTP figures (answers a second, p99, start, memory) are measured below.
