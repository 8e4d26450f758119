import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { OAuth2Server } from 'oauth2-mock-server';
import { createGoogle } from '#api/google/google.ts';

interface Claims {
  sub?: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/**
 * An OpenID provider on this machine, and a stand-in for the document service beside it.
 * @param port of the provider; a free one otherwise
 */
export async function startProvider(port = 0) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, 'localhost');

  /** Who signs in next, and what else is different about the next consent. */
  const next: {
    claims: Claims;
    /** Whether the claims come with the token, or only when asked for. */
    toldIn: 'token' | 'userinfo';
    error?: string;
    nonce?: string;
    /** Signs with nothing. */
    forged?: boolean;
  } = { claims: {}, toldIn: 'token' };
  const seen = { revoked: 0 };
  const asked: URLSearchParams[] = [];

  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    const { sub = 'subject-1', ...said } = next.claims;
    Object.assign(token.payload, { sub }, next.toldIn === 'token' ? said : {});
    if (next.nonce) token.payload.nonce = next.nonce;
  });
  server.service.on('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
    if (next.forged) body.id_token = String(body.id_token).replace(/[^.]+$/, 'c2lnbmF0dXJl'.repeat(20));
  });
  server.service.on('beforeUserinfo', (response: { body: Record<string, unknown> }) => {
    response.body = { sub: 'subject-1', ...next.claims };
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: { url?: string }) => {
    asked.push(new URL(request.url!, server.issuer.url).searchParams);
    if (!next.error) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', next.error);
  });
  server.service.on('beforeRevoke', () => {
    seen.revoked++;
  });

  const documents: { title: string; requests: Record<string, unknown>[] }[] = [];
  const failing = { with: null as number | null };
  const service = new Hono()
    .post('/v1/documents', async (c) => {
      if (failing.with) return c.json({}, failing.with as 500);
      if (!/^Bearer \S+$/.test(c.req.header('authorization') ?? '')) return c.json({}, 401);
      documents.push({ title: (await c.req.json<{ title: string }>()).title, requests: [] });
      return c.json({ documentId: `document-${documents.length}` });
    })
    .post('/v1/documents/:id{document-\\d+:batchUpdate}', async (c) => {
      documents.at(-1)!.requests = (await c.req.json<{ requests: Record<string, unknown>[] }>()).requests;
      return c.json({});
    });
  const documentServer = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  const apiBase = `http://127.0.0.1:${(documentServer.address() as AddressInfo).port}`;

  return {
    issuer: server.issuer.url!,
    apiBase,
    next,
    asked,
    /** How many authorizationRequests were given back. */
    seen,
    documents,
    failing,
    /** What an API needs to speak with it. */
    google: (publicUrl = 'https://laurel.example') =>
      createGoogle({
        clientId: 'laurel',
        clientSecret: 'a secret',
        issuer: server.issuer.url!,
        redirectUri: `${publicUrl}/auth/google/callback`,
        apiBase,
      }),
    reset() {
      Object.assign(next, { claims: {}, toldIn: 'token', error: undefined, nonce: undefined, forged: undefined });
      failing.with = null;
      seen.revoked = 0;
      for (const list of [asked, documents]) list.length = 0;
    },
    async stop() {
      await server.stop();
      await new Promise((resolve) => documentServer.close(resolve));
    },
  };
}
