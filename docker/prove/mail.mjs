// Takes mails on port 1025 and answers on port 8025 how many there were: all that the proof needs of Mailpit.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

let total = 0;
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
        if (isData && line !== '.') continue;
        if (isData) total += 1;
        if (/^DATA/i.test(line)) say('354 go on');
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
        isData = /^DATA/i.test(line);
      }
    });
}).listen(1025);
createHttpServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ total }));
}).listen(8025);
