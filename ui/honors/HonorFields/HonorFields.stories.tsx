import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '../../../api/contract/limits.ts';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { newHonor } from '../honor.ts';
import { HonorFields } from './HonorFields.tsx';

const meta = preview.meta({
  component: HonorFields,
  args: {
    label: 'Edit Book prize',
    value: { ...newHonor, title: 'Book prize' },
    titleRequired: 'Title is required.',
    errors: {},
    actions: <Button type="submit">Save</Button>,
    onChange: fn(),
    onSubmit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...newHonor, title: 'Book prize' });
  },
});

/** The eight kinds, the five levels and the four grades. */
export const Choices = meta.story({
  play: async ({ canvas }) => {
    const offered = {
      Kind: [
        'Award',
        'Scholarship',
        'Competition',
        'Honor',
        'Volunteering',
        'Certification',
        'Research',
        'Service Project',
      ],
      Level: ['School', 'Regional', 'State', 'National', 'International'],
      Grade: ['9', '10', '11', '12'],
    };
    for (const [name, options] of Object.entries(offered)) {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      const list = within(await screen.findByRole('listbox'));
      await expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(options);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
  },
});

export const FieldRefused = meta.story({
  args: { errors: { organization: 'Use at most 200 characters.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Organization' })).toHaveAccessibleDescription(
      'Use at most 200 characters.',
    );
  },
});

export const Failed = meta.story({
  args: { errors: { form: 'That did not save. Try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not save. Try again.');
  },
});

/** Kind, level and grade may be missing in what was stored by other means. */
export const NothingGiven = meta.story({
  args: { value: { ...newHonor, title: 'Book prize', kind: null, level: null, gradeYear: null } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: null, level: null, gradeYear: null }),
    );
  },
});

/** What only application forms ask for opens on demand. An import may bring a level of another form. */
export const MoreForTheForms = meta.story({
  args: { value: { ...newHonor, title: 'Book prize', levels: ['City/Community'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('More for the forms'));
    const levels = within(canvas.getByRole('group', { name: 'Levels of recognition' }));
    await expect(levels.getByRole('checkbox', { name: 'City/Community' })).toBeChecked();
    await userEvent.click(levels.getByRole('checkbox', { name: 'State/Regional' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ levels: ['State/Regional', 'City/Community'] }),
    );
  },
});

/** The notes grow with what is written. */
export const LongText = meta.story({
  args: {
    value: {
      ...newHonor,
      title: 'Wissenschaftsförderungspreis'.repeat(8),
      organization: 'Organisation'.repeat(16),
      kind: 'Service Project',
      level: 'International',
      notes: `${'It took a year of Saturdays. '.repeat(9)}\n\n${'unbroken'.repeat(30)}`,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes' }).offsetHeight).toBeGreaterThan(100);
  },
});

export const ForTheForms = meta.story({
  args: { value: { ...newHonor, title: 'Book prize' }, detailsOpen: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type of award' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Non-academic' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ awardType: 'Non-academic' }));
    const eligibility = canvas.getByRole('textbox', { name: 'Eligibility' });
    await expect(eligibility).toHaveAttribute('maxlength', String(limits.context));
    await userEvent.type(eligibility, 'A');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ eligibility: 'A' }));
  },
});
