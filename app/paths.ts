import type { AppSection } from '@laurel/ui';
import { paths } from '#contract/paths.ts';

// Those that the API writes too stand in the contract.
export { applicationPath, paths, sheetPath, workspacePath } from '#contract/paths.ts';

/** A step of onboarding, from 0. */
export const onboardingPath = (step: number) =>
  step === 0 ? paths.onboarding : `${paths.onboarding}?step=${step + 1}`;

/** A list of activities or honors, with the fields of one open. */
export const editPath = (list: string, id: string) => `${list}?edit=${id}`;

/** The page of the essays, with their map. */
export const mapPath = `${paths.essays}?view=map`;

/** The sections of the landing page that its header and footer lead to: from itself, or from another page. */
export const landingSections = (from: 'itself' | 'elsewhere') =>
  [
    { name: 'How it Works', hash: '#how' },
    { name: 'Features', hash: '#features' },
    { name: 'Demo', hash: '#demo' },
    { name: 'Testimonials', hash: '#testimonials' },
    { name: 'Pricing', hash: '#pricing' },
  ].map(({ name, hash }) => ({ name, href: from === 'itself' ? hash : paths.home + hash }));

export const sectionHrefs: Record<AppSection, string> = {
  dashboard: paths.dashboard,
  admitlens: paths.admitlens,
  applications: paths.applications,
  essays: paths.essays,
  extracurriculars: paths.extracurriculars,
  honors: paths.honors,
  settings: paths.settings,
};

/** Whether a path is one that only a signed-in student may see. */
export function isStudentPath(path: string) {
  const roots: string[] = [paths.onboarding, paths.plan, paths.workspace, paths.sheets, ...Object.values(sectionHrefs)];
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/**
 * Whether a reply of AdmitLens may link an address: a page of the student's own, without a fragment. What a language model has read could
 * have put another one there, such as the page that third-party sign-in returns to.
 */
export function mayBeLinked(href: string) {
  const [path = ''] = href.split('?');
  const isPlain = !/[#\\]|\/\.|\/\//.test(href);
  return isPlain && isStudentPath(path) && path !== paths.onboarding;
}
