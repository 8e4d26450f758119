import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { due } from '../../deadlines/story-parts.ts';
import { UpcomingDeadlines } from './UpcomingDeadlines.tsx';

const meta = preview.meta({
  component: UpcomingDeadlines,
  args: {
    today: '2026-11-10',
    hasApplications: true,
    empty: {
      title: 'Nothing is due.',
      text: 'You are on top of your dates. The next ones will line up here.',
    },
    allHref: '#applications',
    deadlines: [
      { id: 'a', title: 'Case Western Reserve University', detail: 'Early Action', due: due('2026-11-09'), href: '#a' },
      { id: 'b', title: 'The Ohio State University', detail: 'Early Action', due: due('2026-11-10'), href: '#b' },
      {
        id: 'c',
        title: 'Georgia Institute of Technology: Why this major',
        detail: 'Mini-deadline',
        due: due('2026-11-11'),
        href: '#c',
      },
      { id: 'd', title: 'Georgia Institute of Technology', detail: 'Early Action', due: due('2026-11-15'), href: '#d' },
      {
        id: 'e',
        title: 'University of California, Berkeley',
        detail: 'Application',
        due: due('2026-11-30'),
        href: '#e',
      },
      { id: 'f', title: 'Cornell University', detail: 'Regular Decision', due: due('2027-01-02'), href: '#f' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming Deadlines' })).toBeVisible();
    const states = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.getAttribute('data-state'));
    await expect(states).toEqual(['past', 'today', 'soon', 'soon', 'far', 'far']);
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '#applications');
  },
});

export const NothingDue = meta.story({
  args: { deadlines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is due.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View All' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add Application' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: {
    deadlines: [],
    hasApplications: false,
    empty: { title: 'Nothing due yet', text: 'Add a college and its dates will line up here.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Application' })).toHaveAttribute('href', '#applications');
    await expect(canvas.getByRole('link', { name: 'View All' })).toBeVisible();
  },
});
