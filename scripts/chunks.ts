const node = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const icons = (...names: string[]) => names.map((name) => `/lucide-react/dist/esm/icons/${name}.`);
const ui = (...names: string[]) => names.map((name) => `/ui/${name}`);
const app = (...names: string[]) => names.map((name) => `/app/${name}.`);
const contract = (...names: string[]) => names.map((name) => `/api/contract/${name}.`);

/** What every page starts with: the framework, the router, the state, and what icons are made of. */
const framework = [
  ...node('react', 'react-dom', 'scheduler', 'jotai', 'jotai-tanstack-query', 'wouter', 'regexparam', 'clsx'),
  ...node('@tanstack/react-query', '@tanstack/query-core', 'use-sync-external-store'),
  ...node('@radix-ui/react-slot', '@radix-ui/react-compose-refs', 'lucide-react/dist/esm/shared'),
  ...['Icon', 'context', 'createLucideIcon', 'defaultAttributes'].map((name) => `/lucide-react/dist/esm/${name}.`),
];

/** What nearly every page shows. */
const basics = [
  ...ui('styles/', 'hooks/useCountUp.', 'primitives/Banner/', 'primitives/Button/Button.', 'primitives/CoachFailure/'),
  ...ui('primitives/EmptyState/', 'primitives/Link/', 'primitives/Logo/', 'primitives/TextBox/', 'primitives/Toast/'),
  ...icons('check', 'circle-exclamation-point', 'info', 'leaf', 'x'),
  ...app('paths', 'state/services', 'state/session', 'lib/coach-failure', 'lib/may-pass', 'lib/messages', 'lib/Page'),
  ...app(
    'lib/useAbort',
    'lib/useCoach',
    'features/sign-out/useSignOut',
    'storage/areas',
    'storage/keys',
    'storage/preferences',
  ),
  ...app('state/unsaved-forms', 'state/useAvatar', 'state/useStudent', 'state/signing-out'),
  ...contract('addresses', 'built-in', 'client', 'endpoint', 'limits', 'problem', 'sentences', 'stream', 'words'),
  ...ui('essay/ScoreNote/', 'essay/ScoreWreath/', 'layout/SiteHeader/', 'layout/SiteFooter/'),
  ...ui('chat/Markdown/reply-link.', 'layout/Account/', 'primitives/Avatar/'),
  ...app('lib/chunk', 'lib/engine-name'),
  '/use-reduced-motion',
  '/reduced-motion/',
  '/MotionConfigContext.',
  'preload-helper',
];

/** What forms are made of, also those of guests. */
const forms = ui(
  'hooks/useFocusInvalid.',
  'primitives/Checkbox/',
  'primitives/Field/',
  'primitives/TextField/',
  'primitives/TextLink/',
);

/** What the pages of a student share. */
const desk = [
  ...node(
    '@radix-ui/primitive',
    '@radix-ui/react-context',
    '@radix-ui/react-dialog',
    '@radix-ui/react-dismissable-layer',
  ),
  ...node(
    '@radix-ui/react-focus-guards',
    '@radix-ui/react-focus-scope',
    '@radix-ui/react-id',
    '@radix-ui/react-portal',
  ),
  ...node('@radix-ui/react-presence', '@radix-ui/react-primitive', 'aria-hidden', 'get-nonce', 'idb-keyval'),
  ...node(
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'tslib',
    'use-callback-ref',
    'use-sidecar',
    '@date-fns/tz',
  ),
  '/@radix-ui/react-use-',
  ...['constants', 'constructFrom', 'differenceInCalendarDays', 'intlFormat', 'parseISO', 'startOfDay', 'toDate'].map(
    (name) => `/date-fns/${name}.`,
  ),
  ...['getTimezoneOffsetInMilliseconds', 'normalizeDates'].map((name) => `/date-fns/_lib/${name}.`),
  ...ui(
    'layout/AppShell/',
    'layout/PageContent/',
    'layout/PageHead/',
    'layout/SectionHead/',
    'primitives/ActionSheet/',
  ),
  ...ui('primitives/CharacterCount/', 'primitives/ConfirmDialog/', 'primitives/Dialog/'),
  ...ui('primitives/OfflineNotice/', 'primitives/Skeleton/', 'primitives/UnkeptNotice/'),
  ...ui('deadlines/DeadlineCard/', 'deadlines/DeadlinePill/', 'deadlines/DeadlineWords/', 'deadlines/deadlines.'),
  ...ui('essay/CategoryBars/', 'hooks/useIsPhone.', 'primitives/SaveIndicator/', 'primitives/StatusLabel/'),
  ...icons('arrow-right', 'award', 'calendar', 'circle-dot', 'copy', 'ellipsis', 'pencil'),
  ...ui('primitives/Pill/'),
  ...icons('house', 'log-out', 'refresh-cw', 'settings', 'trophy', 'wifi-off'),
  ...icons('arrow-up', 'chevron-left', 'chevron-right', 'circle-check', 'circle-dashed', 'clock', 'download'),
  ...app('features/app-page/AppPage', 'lib/FailedPanel', 'lib/first-name', 'lib/in-words'),
  ...app('lib/useCopy', 'lib/useIsOnline', 'lib/useUpToDate', 'state/clock', 'state/edits', 'state/server'),
  ...app(
    'lib/applications-in-order',
    'features/navigation/ask-ahead',
    'lib/saver',
    'lib/useRefusal',
    'page-answers',
    'state/cache-answers',
    'state/sign-out',
    'state/useMovedMeta',
    'storage/cached-answers',
    'storage/conversation',
    'storage/saved-revisions',
    'storage/unsaved-writing',
    'storage/writing-ids',
  ),
  ...contract('category-weights', 'dates', 'main-essay', 'round-names'),
];

/** What lists and hints open in. */
const popups = [
  ...node('@radix-ui/number', '@radix-ui/react-arrow', '@radix-ui/react-collection', '@radix-ui/react-direction'),
  ...node('@radix-ui/react-popper', '@radix-ui/react-select', '@radix-ui/react-tooltip'),
  ...node('@radix-ui/react-visually-hidden'),
  ...ui('primitives/Button/IconButton.', 'primitives/SegmentedControl/', 'primitives/Select/', 'primitives/Tooltip/'),
  ...icons('chevron-down'),
];

/**
 * Few files a page, because each costs a request, and on each page little that it does not need. A module belongs to the first of
 * these that names a part of its path; one that belongs to none goes where it is used.
 */
export const chunks = Object.entries({ framework, basics, forms, desk, popups }).map(([name, parts], at) => ({
  name,
  test: (id: string) => parts.some((part) => id.includes(part)),
  priority: -at,
  includeDependenciesRecursively: false,
}));
