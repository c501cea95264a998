// Takes mails on port 1025 and answers on port 8025 how many there were, with subject, recipients and Message-ID: all that the proof needs
// of Mailpit.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const messages = [];
createServer((socket) => {
  let isData = false;
  let text = '';
  let mail = { To: [] };
  const say = (line) => socket.write(`${line}\r\n`);
  say('220 mail');
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData && /^subject: /i.test(line)) mail.Subject ??= line.slice('subject: '.length);
        if (isData && /^message-id: /i.test(line)) mail.MessageID ??= line.slice('message-id: '.length);
        if (isData && line !== '.') continue;
        // Taken when it is complete.
        if (isData) messages.push(mail);
        if (/^MAIL FROM/i.test(line)) mail = { To: [] };
        if (/^RCPT TO/i.test(line)) mail.To.push({ Address: /<([^<>]*)>/.exec(line)?.[1] });
        if (/^DATA/i.test(line)) {
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
        isData = /^DATA/i.test(line);
      }
    });
}).listen(1025);
createHttpServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ total: messages.length, messages }));
}).listen(8025);
