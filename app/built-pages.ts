import { paths } from './paths.ts';

export interface BuiltPage {
  path: string;
  /** As the browser's tab has it. */
  title: string;
  /** As search engines have it. */
  description: string;
}

/** The pages that the build renders, so that a visitor reads them before any script has run. */
export const builtPages: readonly BuiltPage[] = [
  {
    path: paths.home,
    title: 'College applications with a clear head · Laurel',
    description:
      'Essays, activities, honors and deadlines on one desk, with honest feedback on what to fix next. Free during beta.',
  },
  {
    path: paths.signIn,
    title: 'Sign in · Laurel',
    description: 'Go on with your college applications where you left them: essays, activities, honors and deadlines.',
  },
  {
    path: paths.signUp,
    title: 'Sign up · Laurel',
    description: 'One place for essays, activities, honors and deadlines. Free during beta, no card required.',
  },
  {
    path: paths.terms,
    title: 'Terms · Laurel',
    description: 'What you may expect of Laurel, and what Laurel expects of you.',
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy · Laurel',
    description: 'What Laurel knows of you, who else learns of it, and how to have it deleted.',
  },
];
