import ipaddr from 'ipaddr.js';

/** A provider gives each of its customers a whole IPv6 /64, so that one device can call from 2^64 addresses. */
const IPV6_PREFIX_BYTES = 8;

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address that is written as IPv6
 * (`::ffff:203.0.113.7`, in any spelling) is the same network as the plain one. Any other text is one network of its own,
 * cut to a bounded length.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return `unknown ${address.slice(0, 64)}`;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.toByteArray().fill(0, IPV6_PREFIX_BYTES);
  return `${ipaddr.fromByteArray(prefix).toString()}/64`;
}
