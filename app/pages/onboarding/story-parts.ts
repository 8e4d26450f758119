import { userEvent, within } from 'storybook/test';

const questions = {
  Activities: 'What do you do when class is over?',
  Honors: 'What have people noticed?',
  Applications: 'Where are you thinking of applying?',
  Essays: 'What are you writing?',
};
type Step = keyof typeof questions;

/** Skips to a step. */
export async function at(step: Step, canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  for (const [i, name] of Object.keys(questions).entries()) {
    await canvas.findByText(`Step ${i + 1} of 4: ${name}`);
    await canvas.findByRole('heading', { name: questions[name as Step] });
    if (name === step) break;
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
  }
  return canvas;
}

export type Canvas = Awaited<ReturnType<typeof at>>;

export const field = (canvas: Canvas, name: string, row = 1) =>
  canvas.getAllByLabelText(name)[row - 1] as HTMLInputElement;
export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export async function pasteInto(input: HTMLElement, text: string) {
  await userEvent.click(input);
  await userEvent.paste(text);
}
