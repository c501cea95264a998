// The servers that the shop calls, as fast stubs: a payment provider that approves every payment, and a mail server that discards
// mails. The id of a transaction contains its reference and amount: {reference}--{cents}.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

createServer((req, res) => {
  const id = req.url.slice('/v1/transactions/'.length);
  const [reference, cents] = id.split('--');
  const transaction = { id, reference, status: 'APPROVED', amount_in_cents: Number(cents), currency: 'COP' };
  const merchant = { public_key: 'pub_test_bench' };
  const body = { data: { ...transaction, payment_method_type: 'CARD', merchant }, meta: {} };
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(process.env.PORT));

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().on('end', done);
  },
}).listen(Number(process.env.MAIL_PORT));
