import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Where a reply is from that speaks of the student's applications. */
export const sources = [{ kind: 'record' as const, name: 'Applications', url: null, checkedOn: null, cycle: null }];

export const failure = 'Something went wrong. Try again in a moment.';

export const log = (canvasElement: HTMLElement) => within(canvasElement).findByRole('log', { name: 'Conversation' });
export const messageBox = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
/** What is being typed, or written. */
export const growing = (canvasElement: HTMLElement) => canvasElement.querySelector('[inert]');
export const typedOut = (canvasElement: HTMLElement) => waitFor(() => expect(growing(canvasElement)).toBeNull());

export async function ask(canvasElement: HTMLElement, question: string) {
  await userEvent.click(await messageBox(canvasElement));
  await userEvent.paste(question);
  await userEvent.keyboard('{Enter}');
}
