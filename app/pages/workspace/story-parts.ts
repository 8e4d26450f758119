import { screen } from 'storybook/test';

export const essayBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Essay' }, { timeout: 4_000 });
