// Takes mails on port 1025 and answers on port 8025 how many there were, and their subjects: all that the proof needs of Mailpit.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const messages = [];
createServer((socket) => {
  let isData = false;
  let text = '';
  const say = (line) => socket.write(`${line}\r\n`);
  say('220 mail');
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData && /^subject: /i.test(line)) messages.at(-1).Subject ??= line.slice('subject: '.length);
        if (isData && line !== '.') continue;
        if (/^DATA/i.test(line)) {
          messages.push({});
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
