// A client that floods the shop from one network over many connections, each of which sends the next request when it has an answer. A process
// of its own, so that it takes no time from the one that measures. Arguments: origin, kind, connections.
import { Agent, request } from 'node:http';
import { FLOOD_KINDS } from './flood-kinds.mjs';

const [origin, kind, connections = '400'] = process.argv.slice(2);
const NETWORK = '198.51.100.7';
let count = 0;

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections), scheduling: 'fifo' });
const { hostname, port } = new URL(origin);

function send() {
  count += 1;
  const { path, method = 'GET', body } = FLOOD_KINDS[kind](count);
  const headers = {
    'X-Forwarded-For': NETWORK,
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  };
  const call = request({ agent, hostname, port, path, method, headers }, (response) => {
    response.resume().on('end', send);
  });
  call.on('error', () => setTimeout(send, 50));
  call.end(body);
}

for (let index = 0; index < Number(connections); index += 1) send();
