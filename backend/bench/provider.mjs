// A payment provider that says yes to everything: it must not be what the bench measures. The transaction's id holds
// what it was for: {reference}--{cents}.
import { createServer } from 'node:http';

createServer((req, res) => {
  const id = req.url.slice('/v1/transactions/'.length);
  const [reference, cents] = id.split('--');
  const transaction = { id, reference, status: 'APPROVED', amount_in_cents: Number(cents), currency: 'COP' };
  const body = { data: { ...transaction, payment_method_type: 'CARD' }, meta: {} };
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(process.env.PORT));
