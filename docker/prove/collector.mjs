// Takes traces as an OpenTelemetry collector does, on port 4318; GET / answers which spans came, by name.
import { createServer } from 'node:http';

const spans = {};
createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    response.setHeader('Content-Type', 'application/json');
    if (request.method === 'GET') return response.end(JSON.stringify(spans));
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { name } of scopeSpans.flatMap((scope) => scope.spans)) spans[name] = (spans[name] ?? 0) + 1;
    return response.end('{}');
  });
}).listen(4318);
