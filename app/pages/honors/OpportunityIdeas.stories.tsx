import { http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { findOpportunities } from '#contract/opportunities.ts';
import { mock, never, unreachable } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const meta = preview.meta({
  tags: ['nightly'],
  title: 'pages/Honors, opportunity ideas',
  component: AppAt,
  args: { path: '/honors' },
  parameters: { layout: 'fullscreen' },
});

const ideasOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Opportunity Ideas' }));

/** What the browser answers when it is asked where it is. */
const locating = (getCurrentPosition: Geolocation['getCurrentPosition']) => () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return () => void Reflect.deleteProperty(navigator, 'geolocation');
};

const toledo = { latitude: 41.6528, longitude: -83.5379 } as GeolocationCoordinates;
const inToledo = fn<Geolocation['getCurrentPosition']>((onPosition) =>
  onPosition({ coords: toledo } as GeolocationPosition),
);
const denied: Geolocation['getCurrentPosition'] = (_onPosition, onError) => onError?.({} as GeolocationPositionError);

/** What is asked of the directory. */
const asked = fn();
const noIdeas = mock(findOpportunities, ({ body }) => {
  asked(body);
  return { items: [], note: null };
});

export const LocationGranted = meta.story({
  tags: ['!nightly'],
  beforeEach: locating(inToledo),
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Use My Location' }));
    await expect(inToledo.mock.lastCall?.[2]).toEqual({ timeout: 10_000, maximumAge: 60_000 });
    await expect(ideas.getByText('Using your location')).toBeVisible();
    await expect(ideas.getByText('Used for this search, not stored.')).toBeVisible();
    await userEvent.type(ideas.getByRole('textbox', { name: 'Interests' }), 'acoustics, engineering{Enter}');
    await expect(await ideas.findByRole('article', { name: 'Toledo Maker Grant for Teens' })).toBeVisible();
    await expect(ideas.getAllByRole('article')).toHaveLength(6);
    await expect(
      ideas.getByText(/your interests and place, and by your grade where your record shows it, without AI/),
    ).toBeVisible();
    await expect(Object.values(localStorage).join()).not.toContain('41.65');
  },
});

export const LocationForgotten = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noIdeas);
    return locating(inToledo)();
  },
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Use My Location' }));
    await userEvent.click(ideas.getByRole('button', { name: 'Forget My Location' }));
    await expect(ideas.getByRole('button', { name: 'Use My Location' })).toHaveFocus();
    await userEvent.click(ideas.getByRole('radio', { name: '50 mi' }));
    await userEvent.click(ideas.getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ interests: '', radiusMi: 50, n: 6 })),
    );
    await expect(asked).not.toHaveBeenLastCalledWith(expect.objectContaining({ lat: expect.anything() }));
  },
});

export const Locating = meta.story({
  beforeEach: locating(() => {}),
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Use My Location' }));
    await expect(ideas.getByRole('button', { name: 'Finding your location...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const LocationDenied = meta.story({
  beforeEach: locating(denied),
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Use My Location' }));
    await expect(ideas.getByRole('alert')).toHaveTextContent('Location permission denied or unavailable');
    await expect(ideas.getByRole('textbox', { name: 'ZIP code or city' })).toBeVisible();
  },
});

export const ZipTyped = meta.story({
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.type(ideas.getByRole('textbox', { name: 'ZIP code or city' }), ' 43604 ');
    await userEvent.click(ideas.getByRole('radio', { name: '5 mi' }));
    await userEvent.click(ideas.getByRole('button', { name: 'Generate' }));
    await expect(await ideas.findByRole('article', { name: 'Glass City Civic Honor' })).toBeVisible();
    await expect(ideas.queryByText('BGSU Women in Engineering Day')).toBeNull();
  },
});

/** What is open everywhere can be found without a place. */
export const WithoutAPlace = meta.story({
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.type(ideas.getByRole('textbox', { name: 'Interests' }), 'history{Enter}');
    await expect(await ideas.findByRole('article', { name: 'National History Day' })).toBeVisible();
    await expect(ideas.getByText(/Share a place to see what is near you/)).toBeVisible();
  },
});

export const UnknownPlace = meta.story({
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    const place = ideas.getByRole('textbox', { name: 'ZIP code or city' });
    await userEvent.type(place, 'Atlantis');
    await userEvent.click(ideas.getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription(
        'We could not find that place. Try a ZIP code, or a city and its state.',
      ),
    );
    await waitFor(() => expect(place).toHaveFocus());
    await expect(place).toHaveValue('Atlantis');
  },
});

export const IdeasLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(findOpportunities)),
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Generate' }));
    await expect(ideas.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-busy', 'true');
    await expect(ideas.getByText('Looking for ideas...')).toBeInTheDocument();
  },
});

export const IdeasFailed = meta.story({
  beforeEach: ({ msw }) => {
    let tries = 0;
    const failingOnce = () => (++tries > 1 ? undefined : Response.json({ error: '' }, { status: 500 }));
    msw.use(http.post('*/api/honors/opportunities', failingOnce));
  },
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Generate' }));
    await expect(await ideas.findByRole('alert')).toHaveTextContent('Failed to find ideas');
    await userEvent.click(ideas.getByRole('button', { name: 'Try again' }));
    await expect((await ideas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
});

export const IdeasOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(findOpportunities)),
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.click(ideas.getByRole('button', { name: 'Generate' }));
    await expect(await ideas.findByRole('alert')).toHaveTextContent('Failed to find ideas');
  },
});

export const NoIdeasFound = meta.story({
  beforeEach: ({ msw }) => msw.use(noIdeas),
  play: async ({ canvasElement }) => {
    const ideas = await ideasOf(canvasElement);
    await userEvent.type(ideas.getByRole('textbox', { name: 'Interests' }), 'curling{Enter}');
    await expect(await ideas.findByText('No ideas found.')).toBeVisible();
  },
});
