// The journeys in the container `journeys` of compose.test.yaml. The shop names itself and the payment page by addresses of this machine
// (PUBLIC_URL), so browser and tests must reach them as localhost: these ports lead to the other containers.
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
