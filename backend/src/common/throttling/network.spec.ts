import { networkOf, siteOf, widerNetworksOf } from './network.js';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ])('counts %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('counts text that is no IP address under a bounded name', () => {
    expect(networkOf('')).toBe('unknown ');
    expect(networkOf('x'.repeat(10_000))).toHaveLength('unknown '.length + 64);
  });
});

describe('widerNetworksOf', () => {
  it('are the /56 and the /48 of an IPv6 address, in any spelling', () => {
    const wider = [
      { network: '2001:db8:1:200::/56', bits: 56, times: 4 },
      { network: '2001:db8:1::/48', bits: 48, times: 16 },
    ];
    for (const ip of ['2001:db8:1:2ff::9', '[2001:0DB8:1:0201::1]:443']) expect(widerNetworksOf(ip)).toEqual(wider);
    expect(siteOf('2001:db8:1:2ff::9')).toBe('2001:db8:1::/48');
  });

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:51234', '', 'text'])(
    'are none for %s',
    (ip) => {
      expect(widerNetworksOf(ip)).toEqual([]);
      expect(siteOf(ip)).toBe(networkOf(ip));
    },
  );

  it('are networks of their own', () => {
    for (const { network } of widerNetworksOf('2001:db8:1:2::9')) expect(networkOf(network)).toBe(network);
  });
});
