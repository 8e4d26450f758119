import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HelpReply } from './HelpReply.tsx';

const reply = `**Please call or text 988 now.** It is free, day and night.

- **988** 988 Suicide & Crisis Lifeline. Call or text. United States.
- **741741** Crisis Text Line. Text HOME. United States.
- **911** If you are in danger right now. Call, or your local emergency number.

Outside the United States, findahelpline.com lists lines by country.

I am glad you said it, and your life matters far more than any college. Tell an adult you trust, such as a parent, a teacher or a school counselor, in just these words.

Nothing here has to be done today.`;

const meta = preview.meta({
  component: HelpReply,
  args: { reply },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'Text 741741' })).toHaveAttribute('href', 'sms:741741');
    await expect(canvas.queryByRole('link', { name: 'Text 911' })).toBeNull();
    for (const link of canvas.getAllByRole('link', { name: /^(?:Call|Text) / }))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** A line with a long number, as for harm at home. */
export const LongNumber = meta.story({
  args: {
    reply: `**Please tell an adult you trust today.** These lines listen too.

- **1-800-422-4453** Childhelp. Call or text, day and night. United States.
- **988** 988 Suicide & Crisis Lifeline. Call or text. United States.

It is not your fault.`,
  },
});

export const WithoutLines = meta.story({ args: { reply: 'Please talk to somebody you trust.' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
});
