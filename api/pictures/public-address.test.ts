import { expect, test } from 'vitest';
import { isPublic, publicLookup } from './public-address.ts';

/** One address or more of every range that IANA lists as special, or has not given to anybody. */
const special = {
  'this network': ['0.0.0.0', '0.1.2.3'],
  'a private network': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  'what providers share': ['100.64.0.1', '100.127.255.255'],
  'this machine': ['127.0.0.1', '127.255.255.254', '::1'],
  'a link': ['169.254.169.254', 'fe80::1', 'febf::1'],
  'the inside of a cloud': ['168.63.129.16', 'fd00:ec2::254'],
  protocols: ['192.0.0.1', '192.0.0.170', '192.88.99.1', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  measuring: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  'many at once': ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'nobody yet': ['240.0.0.1', '255.255.255.255', '4000::1', '8000::1', 'c000::1', 'e000::1', '1000::1'],
  'no machine': ['::'],
  'IPv4, mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:7f00:1'],
  'IPv4, compatible': ['::127.0.0.1', '::7f00:1', '::a00:1', '::c0a8:101', '::808:808'],
  'IPv4, translated': ['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001::1'],
  'a local network': ['fc00::1', 'fd12:3456::1', 'fec0::1'],
  'what is thrown away': ['100::1', '5f00::1', '2001:10::1', '2001:20::1'],
};
test.each(Object.entries(special))('%s is not public', (_, addresses) => {
  expect(addresses.filter(isPublic)).toEqual([]);
});

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450::1'])(
  'a public machine is public: %s',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([{ all: true }, { all: false }])(
  'a name that leads to this machine is not looked up: %j',
  async (options) => {
    const failure = new Promise((resolve) => publicLookup([])('localhost', options, resolve));
    expect(await failure).toEqual(new Error('The name leads to no public machine.'));
  },
);
