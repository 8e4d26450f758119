/** Stands below the wreath on every page of signing in and up. */
export const note = 'Free during beta. No card required.';
