// Runs a shop's embedded database in a process that a test can kill; prints its URL.
import './load-typescript.mjs';

const { EmbeddedPostgres } = await import('../../embedded-postgres/embedded-postgres.ts');
const { url } = await EmbeddedPostgres.start({ dataDir: process.argv[2] });
console.log(url);
