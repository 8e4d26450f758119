import type { Redirection } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { Problem } from '#contract/problem.ts';
import type { SignInError } from '#contract/sign-in-errors.ts';
import type { StudentContext, VisitorContext } from '../context.ts';
import { partsOfEssays } from '../export/essay-parts.ts';
import { createDocument, DOCUMENT_SCOPE } from '../google/documents.ts';
import type { Google } from '../google/google.ts';
import { type Authorization, isRefusal, reasonOf } from '../google/provider.ts';
import { limitHeavyWork } from '../heavy-requests.ts';
import { log } from '../log.ts';
import { noteExport } from './access.ts';
import { isForDocument, requestAuthorization, takeAuthorizationRequest } from './authorization-requests.ts';
import { enterAs, UnverifiedEmail } from './identities.ts';
import { loadRecord } from './record.ts';
import { ownUser } from './users.ts';

const SIGN_IN_SCOPE = 'openid email profile';

/** Where a browser goes that has come back. In a tab of its own, a failure is a sentence on a plain page. */
type Next = { location: string } | { location: string; token: string } | { sentence: string; status: 403 | 502 };

const signInPage = (error: SignInError) => ({ location: `${paths.signIn}?error=google-${error}` });

const documentPage = {
  refused: { status: 403, sentence: 'You did not allow Laurel to create a document, so none was created.' },
  expired: {
    status: 403,
    sentence:
      'This took too long, was used already, or was begun in another browser. Start the export in Settings again.',
  },
  failed: {
    status: 502,
    sentence:
      'Google Docs did not take the document. Your essays are safe in Laurel: try the export again in a moment. An empty document may have been left in your account.',
  },
} as const satisfies Record<string, Next>;

/** Sends the browser to the provider to sign in, or back to the sign-in page where that is not possible. */
export async function startSignIn(context: VisitorContext): Promise<Redirection | { location: string }> {
  const { google, rateLimits, address } = context;
  if (!google) return signInPage('unavailable');
  const busy = await rateLimits.count('authorizationsByAddress', address).then(() => false, isTooMany);
  if (busy) return signInPage('busy');
  return requestAuthorization(context, google, SIGN_IN_SCOPE, null).catch((error: unknown) => {
    logFailure(error);
    return signInPage('failed');
  });
}

/** Sends the browser of a student to the provider, for consent to create one document there. */
export async function startDocument(context: StudentContext, google: Google): Promise<Redirection> {
  return requestAuthorization(context, google, DOCUMENT_SCOPE, context.studentId).catch((error: unknown) => {
    logFailure(error);
    throw new Problem(502, 'Google could not be reached. Try again in a moment, or download everything as a ZIP.');
  });
}

/**
 * Finishes what a browser has come back for: it goes into the app, to the document, or to a page that says what failed.
 * @param search of the address that it came back to
 */
export async function finishAuthorization(context: VisitorContext, search: string): Promise<Next> {
  const { google } = context;
  if (!google) return signInPage('unavailable');
  const state = new URLSearchParams(search).get('state') ?? '';
  const request = await takeAuthorizationRequest(context, state);
  if (!request) return isForDocument(state) ? documentPage.expired : signInPage('expired');
  const { userId } = request;
  const authorization = await google.provider.authorizationFrom(search, request).catch((error: unknown) => {
    if (isRefusal(error)) return 'refused' as const;
    logFailure(error);
    return 'failed' as const;
  });
  if (authorization === 'refused' || authorization === 'failed')
    return userId === null
      ? signInPage(authorization === 'refused' ? 'denied' : 'failed')
      : documentPage[authorization];
  if (userId === null) return signIn(context, authorization);
  return writeDocument({ ...context, studentId: userId }, google, authorization);
}

async function signIn(context: VisitorContext, authorization: Authorization): Promise<Next> {
  try {
    const { token, passwordRemoved } = await enterAs(context, authorization);
    // In the fragment, which no server and no log gets to see.
    return { location: `${paths.oauthSuccess}#token=${token}${passwordRemoved ? '&password=removed' : ''}`, token };
  } catch (error) {
    if (error instanceof UnverifiedEmail) return signInPage('unverified');
    throw error;
  }
}

async function writeDocument(
  context: StudentContext,
  { provider, apiBase }: Google,
  { accessToken }: Authorization,
): Promise<Next> {
  const { studentId } = context;
  const { name } = await ownUser(context);
  const { essays } = await limitHeavyWork(studentId, () => loadRecord(context));
  const { title, parts } = partsOfEssays(essays, { student: name });
  try {
    const location = await createDocument(apiBase, accessToken, title, parts);
    await noteExport(context, 'google-docs');
    return { location };
  } catch (error) {
    logFailure(error);
    return documentPage.failed;
  } finally {
    // The consent was for this one document.
    await provider.revoke(accessToken).catch(logFailure);
  }
}

function isTooMany(error: unknown) {
  if (error instanceof Problem && error.status === 429) return true;
  throw error;
}

function logFailure(error: unknown) {
  log.error({ event: 'google', reason: reasonOf(error) });
}
