import { type ComponentType, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { Button } from '../Button/Button.tsx';
import { Combobox } from './Combobox.tsx';

const colleges = [
  { id: 'case-western', label: 'Case Western Reserve University', detail: 'Cleveland, OH' },
  { id: 'eastern-michigan', label: 'Eastern Michigan University', detail: 'Ypsilanti, MI' },
  { id: 'western-michigan', label: 'Western Michigan University', detail: 'Kalamazoo, MI' },
];

const onPick = fn();

const meta = preview.meta({
  component: Combobox,
  args: {
    label: 'College',
    value: '',
    onChange: fn(),
    onPick,
    options: colleges,
    emptyText: 'No college of that name.',
  },
  render: stateful(Combobox),
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void onPick.mockClear(),
});

export const Empty = meta.story({ args: { placeholder: 'Start typing a name' } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'College' });
    await userEvent.type(box, 'west');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('option', { name: /Western Michigan/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Western Michigan University');
    await expect(onPick).toHaveBeenCalledWith(colleges[2]);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'case w');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('Case W')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'mich');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = canvas.getAllByRole('option')[1]!;
    await expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Eastern Michigan University');
    await expect(box).toHaveFocus();
  },
});

/** Nothing lies over what stands below the field any more, and no key takes a suggestion that is not in sight. */
export const WholeName = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'College' });
    await userEvent.type(box, 'western michigan universit');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(box, 'y');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onPick).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith('western michigan university');
  },
  tags: ['no-picture'],
});

/** Other options come under the highlight: none of them is taken by Enter. */
export const OptionsChange = meta.story({
  render: function Answering(args) {
    const [value, setValue] = useState('');
    const [options, setOptions] = useState(args.options);
    return (
      <>
        <Combobox {...args} value={value} onChange={setValue} options={options} />
        <Button onClick={() => setOptions(options.slice(1))}>Answer</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'west');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
    await userEvent.keyboard('{ArrowDown}');
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions'));
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', ''));
    await userEvent.keyboard('{Enter}');
    await expect(onPick).not.toHaveBeenCalled();
    await expect(box).toHaveValue('west');
  },
});

/** What is written need not be among the suggestions; Escape and leaving the field change nothing. */
export const OwnWords = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'My own college');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('My own college');
    await userEvent.tab();
    await expect(box).toHaveValue('My own college');
    await expect(onPick).not.toHaveBeenCalled();
  },
});

const inForm = (Story: ComponentType) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onPick('sent');
    }}
  >
    <Story />
  </form>
);

/** With nothing chosen in the list, Enter sends the form that the field stands in. */
export const EnterSends = meta.story({
  decorators: [inForm],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'west{Enter}');
    await expect(onPick).toHaveBeenCalledWith('sent');
  },
});

/** Enter takes the only suggestion and highlights the first of several; the form is sent by the next Enter. */
export const EnterSettles = meta.story({
  args: { enterSettles: true },
  decorators: [inForm],
  render: function Answering(args) {
    const [value, setValue] = useState('');
    const options = colleges.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()));
    return <Combobox {...args} value={value} onChange={setValue} options={options} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'case{Enter}');
    await expect(box).toHaveValue('Case Western Reserve University');
    await expect(onPick.mock.calls).toEqual([[colleges[0]]]);
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith('sent');
    await userEvent.clear(box);
    await userEvent.type(box, 'michigan{Enter}');
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]!.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Western Michigan University');
    await userEvent.clear(box);
    await userEvent.type(box, 'eastern michigan university{Enter}');
    await expect(box).toHaveValue('Eastern Michigan University');
    onPick.mockClear();
    await userEvent.clear(box);
    await userEvent.type(box, 'My own college{Enter}');
    await expect(onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onPick.mock.calls).toEqual([['sent']]);
  },
  tags: ['no-picture'],
});

/** Enter before the suggestions are there waits for them, without sending the form. */
export const EnterWaits = meta.story({
  args: { enterSettles: true },
  decorators: [inForm],
  render: function Loading(args) {
    const [value, setValue] = useState('');
    const [options, setOptions] = useState<typeof colleges>();
    return (
      <>
        <Combobox {...args} value={value} onChange={setValue} options={options ?? []} loading={!options} />
        <Button onClick={() => setOptions(colleges.slice(0, 1))}>Answer</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'case{Enter}');
    await expect(onPick).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(box).toHaveValue('Case Western Reserve University'));
    await expect(onPick.mock.calls).toEqual([[colleges[0]]]);
  },
  tags: ['no-picture'],
});

export const NothingFound = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('No college of that name.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.queryByText('No college of that name.')).toBeNull();
  },
});

export const Failed = meta.story({ args: { error: 'College is required.' } });

export const LongText = meta.story({
  args: {
    options: [
      {
        id: 'long',
        label: 'Universidad Politécnica Internacional de las Américas, Campus Norte de Investigación',
        detail: 'San Fernando del Valle de Catamarca',
      },
    ],
  },
  play: async ({ canvas }) => void (await userEvent.type(canvas.getByRole('combobox'), 'univ')),
});
