import { screen } from 'storybook/test';

export const essayBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Essay' });
