import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { useFocusInvalid } from './useFocusInvalid.ts';

/** A form that is refused a little after it was sent, its button outside of it, and another field on the page. */
function RefusedForm() {
  const [errors, setErrors] = useState<{ title?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, errors);
  return (
    <>
      <form
        ref={form}
        id="refused"
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({});
          setTimeout(() => setErrors({ title: 'Title is required.' }), 100);
        }}
      >
        <TextField label="Notes" />
        <TextField label="Title" error={errors.title} />
      </form>
      <Button type="submit" form="refused">
        Add
      </Button>
      <TextField label="Search" />
    </>
  );
}

const meta = preview.meta({ component: RefusedForm, tags: ['no-picture'] });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(title).toHaveFocus());
    // Refused for the same once more.
    await userEvent.click(canvas.getByRole('textbox', { name: 'Notes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** Who has gone elsewhere meanwhile is left there. */
export const Elsewhere = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const search = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.click(search);
    await canvas.findByText('Title is required.');
    await expect(search).toHaveFocus();
  },
});
