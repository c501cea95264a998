// Runs the journeys in the container `journeys` of compose.test.yaml. The URLs of the shop and of the payment page are on localhost
// (PUBLIC_URL), so these ports of localhost are forwarded to the other containers.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const PORTS = { 3000: ['web', 8080], 3001: ['payments', 3001] };

for (const [port, [host, target]] of Object.entries(PORTS)) {
  createServer((socket) => {
    const other = connect(target, host);
    socket.pipe(other).pipe(socket);
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ])
      one.on('error', () => two.destroy());
  }).listen(port, 'localhost');
}

const reporters = '--reporter=list,junit';
const tests = spawn('npx', ['playwright', 'test', reporters, ...process.argv.slice(2)], { stdio: 'inherit' });
tests.on('exit', (code) => process.exit(code ?? 1));
