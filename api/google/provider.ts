import * as oidc from 'openid-client';
import { isLoopback } from '../private-network.ts';

export interface ProviderSettings {
  clientId: string;
  /** Left out for a client that proves itself by PKCE alone. */
  clientSecret?: string;
  /** The address of an OpenID provider; with `http:` only on this machine, for tests. */
  issuer: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

/** What a redirect carries, and what the way back is checked against. */
export interface Challenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who has consented, as the provider says, and the token for what was consented to. */
export interface Authorization {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  emailVerified: boolean;
  accessToken: string;
}

/** Seconds that the provider may take for an answer. */
const PATIENCE = 10;

/** @param purpose is the beginning of the state, so that the state alone says what the request is for */
export const newChallenge = (purpose: string): Challenge => ({
  state: `${purpose}-${oidc.randomState()}`,
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** Speaks OpenID Connect with a provider, whose description is fetched at the first use and again after a failure. */
export function createProvider({ clientId, clientSecret, issuer, redirectUri }: ProviderSettings) {
  let known: Promise<oidc.Configuration> | undefined;

  function configuration() {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  function discover() {
    const authentication = clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None();
    return oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
      timeout: PATIENCE,
      execute: [oidc.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : [])],
    });
  }

  return {
    /** Where the browser has to go for consent. Throws where the provider can't be reached. */
    async authorizationUrl({ state, nonce, codeVerifier }: Challenge, scope: string) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // More than one account may be signed in at the provider.
        prompt: 'select_account',
      }).href;
    },

    /**
     * What the browser has come back with, checked: state, nonce, PKCE, signature, issuer, audience and time. Throws
     * for anything else, also where consent was refused (see `isRefusal`).
     * @param search of the address that it came back to
     */
    async authorizationFrom(search: string, { state, nonce, codeVerifier }: Challenge): Promise<Authorization> {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(search, redirectUri), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // The package accepts an empty one, which would make one account of many students.
      if (!claims.sub) throw new Error('The provider named no subject.');
      // Some providers give the e-mail in the token, some only when asked.
      const said =
        claims.email === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: typeof said.name === 'string' ? said.name : null,
        email: typeof said.email === 'string' ? said.email : null,
        emailVerified: said.email_verified === true,
        accessToken: tokens.access_token,
      };
    },

    /** Gives a consent up, where the provider takes it back. */
    async revoke(accessToken: string) {
      const config = await configuration();
      if (config.serverMetadata().revocation_endpoint) await oidc.tokenRevocation(config, accessToken);
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;

/** True where it failed because the student refused. */
export const isRefusal = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';

/** What may be logged of a failure: never its message, which may hold what was sent. */
export function reasonOf(error: unknown) {
  const { code, name, error: said } = (error ?? {}) as { code?: string; name?: string; error?: string };
  return [name, code, said].filter(Boolean).join(' ');
}
