// A shop's database in a process of its own, for the tests that kill it: prints its address and stays.
import './load-typescript.mjs';

const { EmbeddedPostgres } = await import('../../embedded-postgres/embedded-postgres.ts');
const { url } = await EmbeddedPostgres.start({ dataDir: process.argv[2] });
console.log(url);
