import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A provider gives each of its customers a whole IPv6 /64, so that one device can call from 2^64 IP addresses. */
const IPV6_PREFIX_BYTES = 8;

/** A name of {@link widerNetworksOf}, which no address of a client has. */
const WIDER_NAME = /^[\da-f:]{2,39}\/(?:56|48)$/;

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address that is written as IPv6
 * (`::ffff:203.0.113.7`, in any spelling) is the same network as the plain one. Some proxies add brackets and the caller's
 * port, which changes with each connection: they do not count. Any other text is one network of its own,
 * cut to a bounded length.
 */
export function networkOf(caller: string): string {
  // Nearly every caller, as sockets and proxies write it: each request is looked up several times.
  const ipv4 = caller.replace(/^::ffff:/, '');
  if (isIPv4(ipv4)) return ipv4;
  if (WIDER_NAME.test(caller)) return caller;
  const ip = withoutPort(caller);
  if (!ipaddr.isValid(ip)) return `unknown ${ip.slice(0, 64)}`;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.toByteArray().fill(0, IPV6_PREFIX_BYTES);
  return `${ipaddr.fromByteArray(prefix).toString()}/64`;
}

/** A network that contains a smaller one, and how many times as much it may. */
export interface WiderNetwork {
  readonly network: string;
  readonly bits: 56 | 48;
  readonly times: number;
}

/** What providers give to a customer and to a company: with one of these, a caller owns 256 or 65,536 networks of {@link networkOf}. */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** The networks that limits count besides {@link networkOf}, with larger allowances; none for an IPv4 address. */
export function widerNetworksOf(caller: string): WiderNetwork[] {
  const bytes = ipv6BytesOf(caller);
  if (!bytes) return [];
  return WIDER.map(({ bits, times }) => ({ network: prefixOf(bytes, bits), bits, times }));
}

/** The widest of these networks, for sharing work fairly, where no allowance is refused. */
export function siteOf(caller: string): string {
  return widerNetworksOf(caller).at(-1)?.network ?? networkOf(caller);
}

function ipv6BytesOf(caller: string): number[] | undefined {
  if (!caller.includes(':') || /^::ffff:[\d.]+$/.test(caller)) return undefined;
  const ip = withoutPort(caller);
  if (!ipaddr.isValid(ip)) return undefined;
  const parsed = ipaddr.process(ip);
  return parsed instanceof ipaddr.IPv4 ? undefined : parsed.toByteArray();
}

function prefixOf(bytes: readonly number[], bits: number): string {
  const prefix = [...bytes].fill(0, bits / 8);
  return `${ipaddr.fromByteArray(prefix).toString()}/${bits}`;
}

/** `203.0.113.7:51234`, `[2001:db8::1]:51234` and `[2001:db8::1]` without port and brackets; other text as it is. */
function withoutPort(caller: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(caller) ?? [];
  return ipv6 ?? ipv4 ?? caller;
}
