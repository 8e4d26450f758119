import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RoundVerdict, type VerdictLine } from '../RoundVerdict/RoundVerdict.tsx';
import { EarlyPlan } from './EarlyPlan.tsx';

const source = {
  name: 'Georgetown Admissions, first-year applicants',
  url: 'https://uadmissions.georgetown.edu/apply/first-year-applicants/',
  checkedOn: '2026-09-30',
  cycle: '2026-27',
};
const order: VerdictLine = {
  id: 'oberlin-brown',
  verdict: 'order',
  title: 'Oberlin College after Brown University.',
  says: 'A second binding plan is fine once the first has said no or deferred.',
  source: { ...source, name: 'Common App, Early Decision agreement', cycle: '2016-17' },
};
const fine: VerdictLine = {
  id: 'michigan-brown',
  verdict: 'fine',
  title: 'University of Michigan with Brown University.',
  says: 'An open early plan binds nobody.',
  source: null,
};

const meta = preview.meta({
  title: 'applications/EarlyPlan',
  component: EarlyPlan,
  args: {
    count: 4,
    summary:
      'Georgetown University may not be open beside Brown University or Oberlin College. Oberlin College waits for the answer of Brown University.',
    clashes: [
      {
        id: 'georgetown',
        sides: [
          { id: 'georgetown', college: 'Georgetown University', plan: 'Early Action, sent' },
          { id: 'brown', college: 'Brown University', plan: 'Early Decision, sent' },
          { id: 'oberlin', college: 'Oberlin College', plan: 'Early Decision II, due January 5' },
        ],
        says: 'It does not go with a binding round elsewhere while it is open.',
        source,
        waysOut: [
          'Ask Georgetown University to read you in Regular Decision, then change its round here.',
          'Or withdraw from Georgetown University.',
        ],
        change: { label: 'Change the round of Georgetown University', href: '#georgetown' },
      },
    ],
    others: [fine, order],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Early plan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Georgetown Admissions, first-year applicants' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Change the round of/ })).toHaveAttribute('href', '#georgetown');
    await userEvent.click(canvas.getByText('2 other pairs: 1 one after the other, 1 fine'));
    await expect(canvas.getByText(order.says, { exact: false })).toBeVisible();
  },
});

export const Fine = meta.story({
  args: { count: 2, summary: 'Nothing clashes: your early plans may go together.', clashes: [], others: [fine] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'These clash' })).toBeNull();
    await expect(canvas.getByText('1 pair: 1 fine')).toBeVisible();
  },
});

/** The same lines at once beside the round of one application. */
export const Verdict = meta.story({
  render: () => (
    <RoundVerdict
      lines={[
        { ...order, id: 'clash', verdict: 'clash', title: 'Clashes with Georgetown University, Early Action.', source },
        {
          ...order,
          id: 'ask',
          verdict: 'ask',
          title: 'Ask before you send it.',
          says: 'Laurel does not guess.',
          source: null,
        },
        order,
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Early plan of this application' })).toHaveTextContent(
      'Clashes with Georgetown University, Early Action.',
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongNamesOnAPhone = meta.story({
  args: {
    summary: `The ${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3)} University may not be open beside it.`,
    clashes: [],
  },
  globals: { viewport: { value: 'phone' } },
});
