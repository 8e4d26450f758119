/** Why a sign-in with Google came back without success: `/signin?error=google-…`, for which the page has a sentence each. */
export type SignInError = 'unavailable' | 'denied' | 'unverified' | 'expired' | 'failed' | 'busy';
