import { eq } from 'drizzle-orm';
import type { Redirection } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import type { StudentContext, VisitorContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { partsOfEssays } from '../export/essay-parts.ts';
import { createDocument, DOCUMENT_SCOPE } from '../google/documents.ts';
import type { Google } from '../google/google.ts';
import { type Consent, isRefusal, reasonOf } from '../google/provider.ts';
import { log } from '../log.ts';
import { askForConsent, takeConsent } from './consents.ts';
import { enterAs, UnverifiedEmail } from './identities.ts';
import { loadRecord } from './record.ts';

const SIGN_IN_SCOPE = 'openid email profile';

/** What the sign-in page is told of a failure: see `redirectErrors` there. */
type SignInError = 'unavailable' | 'denied' | 'unverified' | 'expired' | 'failed';

const signInPage = (error: SignInError) => ({ location: `/signin?error=google-${error}` });

/** Sends the browser to the provider to sign in, or back to the sign-in page where that is not possible. */
export async function startSignIn(context: VisitorContext): Promise<Redirection | { location: string }> {
  const { google, rateLimits, address } = context;
  if (!google) return signInPage('unavailable');
  try {
    await rateLimits.count('consentsByAddress', address);
    return await askForConsent(context, google, SIGN_IN_SCOPE, null);
  } catch (error) {
    logFailure(error);
    return signInPage('failed');
  }
}

/** Sends the browser of a student to the provider, for consent to create one document there. */
export async function startDocument(context: StudentContext, google: Google): Promise<Redirection> {
  return askForConsent(context, google, DOCUMENT_SCOPE, context.studentId).catch((error: unknown) => {
    logFailure(error);
    throw new Problem(502, 'Google could not be reached. Try again in a moment, or download everything as a ZIP.');
  });
}

/**
 * Where a browser goes that has come back from the provider: into the app, to the document, or, with a failure, to the
 * sign-in page or a plain page with a sentence, since a document is made in a tab of its own.
 * @param search of the address that it came back to
 */
export async function returnFromGoogle(
  context: VisitorContext,
  search: string,
): Promise<{ location: string } | { sentence: string }> {
  const { google } = context;
  if (!google) return signInPage('unavailable');
  const returned = await takeConsent(context, new URLSearchParams(search).get('state') ?? '');
  if (!returned) return signInPage('expired');
  const { userId } = returned;
  try {
    const consent = await google.provider.consentFrom(search, returned);
    return userId === null
      ? await signIn(context, consent)
      : await writeDocument({ ...context, studentId: userId }, google, consent);
  } catch (error) {
    if (error instanceof UnverifiedEmail) return signInPage('unverified');
    const refused = isRefusal(error);
    if (!refused) logFailure(error);
    if (userId === null) return signInPage(refused ? 'denied' : 'failed');
    return { sentence: refused ? DOCUMENT_REFUSED : DOCUMENT_FAILED };
  }
}

const DOCUMENT_REFUSED =
  'You did not allow Laurel to create a document, so none was created. Close this tab to go back.';
const DOCUMENT_FAILED =
  'Google Docs did not take the document. Your essays are safe in Laurel: try the export again in a moment. An empty document may have been left in your account.';

async function signIn(context: VisitorContext, consent: Consent) {
  const { token, passwordRemoved } = await enterAs(context, consent);
  // In the fragment, which no server and no log gets to see.
  return { location: `/oauth/success#token=${token}${passwordRemoved ? '&password=removed' : ''}` };
}

async function writeDocument(context: StudentContext, { provider, apiBase }: Google, { accessToken }: Consent) {
  const { db, studentId } = context;
  const student = await db.query.users.findFirst({ columns: { name: true }, where: eq(users.id, studentId) });
  const { essays } = await loadRecord(context);
  const { title, parts } = partsOfEssays(essays, { student: student?.name ?? '' });
  const location = await createDocument(apiBase, accessToken, title, parts);
  // The consent was for this one document.
  await provider.revoke(accessToken).catch(logFailure);
  return { location };
}

function logFailure(error: unknown) {
  log.error({ event: 'google', reason: reasonOf(error) });
}
