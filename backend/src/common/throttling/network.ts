import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A provider gives each of its customers a whole IPv6 /64, so that one device can call from 2^64 IP addresses. */
const IPV6_PREFIX_BYTES = 8;

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
  const ip = withoutPort(caller);
  if (!ipaddr.isValid(ip)) return `unknown ${ip.slice(0, 64)}`;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.toByteArray().fill(0, IPV6_PREFIX_BYTES);
  return `${ipaddr.fromByteArray(prefix).toString()}/64`;
}

/** `203.0.113.7:51234`, `[2001:db8::1]:51234` and `[2001:db8::1]` without port and brackets; other text as it is. */
function withoutPort(caller: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(caller) ?? [];
  return ipv6 ?? ipv4 ?? caller;
}
