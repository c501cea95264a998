import { type AddressInfo, createServer, type Server } from 'node:net';
import { messageOf, StartupError } from './startup-error.js';

/** Listens on `host`, or on all addresses of the machine; a taken port ends the start with one sentence that names the variable. */
export async function listen(server: Server, port: number, variable: string, host?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartupError(reasonOf(error, port, variable))));
    server.listen({ port, host }, resolve);
  });
}

/** Finds a taken port before anything else is started. */
export async function assertPortFree(port: number, variable: string, host?: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable, host);
  await new Promise((resolve) => probe.close(resolve));
}

/** A port of the loopback address that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Host of a URL under which this machine reaches a server that listens on `address`: all addresses include the loopback. */
export function urlHost(address: string): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}

function reasonOf(error: NodeJS.ErrnoException, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or set ${variable} to a free port.`;
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has: set ${variable} to a port above 1023.`;
  return `Cannot listen on port ${port}: ${messageOf(error)}.`;
}
