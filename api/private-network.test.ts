import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const atPrivate = [
  'http://localhost:8080/v1',
  'http://127.0.0.1:8080/v1',
  'http://127.8.9.10/v1',
  'http://[::1]:8080/v1',
  'http://10.0.0.7/v1',
  'http://172.31.255.255/v1',
  'http://192.168.1.20/v1',
  'http://[fd00::7]/v1',
  'http://[::ffff:10.0.0.7]/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
  'http://ollama.default.svc.cluster.local/v1',
  'http://model.localhost/v1',
  'http://OLLAMA.Internal./v1',
];
test.each(atPrivate)('A language model in a private network may be asked without TLS: %s', (address) => {
  expect(readEnv({ OPENAI_BASE_URL: address }).OPENAI_BASE_URL).toBe(address);
});

const inPublic = [
  'http://models.example/v1',
  'http://8.8.8.8/v1',
  'http://172.32.0.1/v1',
  'http://100.64.0.1/v1',
  'http://134744072/v1',
  'http://[2001:4860:4860::8888]/v1',
  'http://[::ffff:8.8.8.8]/v1',
  'http://internal.example/v1',
  'http://local.models.example/v1',
  'http://10.0.0.7.models.example/v1',
  'http://10.0.0.7@models.example/v1',
];
test.each(inPublic)('What students write goes to no language model outside by plain http: %s', (address) => {
  expect(() => readEnv({ OPENAI_BASE_URL: address })).toThrow(
    'Bad setting: OPENAI_BASE_URL must begin with https:, except inside a private network.',
  );
  const safe = address.replace('http:', 'https:');
  expect(readEnv({ OPENAI_BASE_URL: safe }).OPENAI_BASE_URL).toBe(safe);
});
