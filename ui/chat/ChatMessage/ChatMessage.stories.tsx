import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ChatMessage } from './ChatMessage.tsx';

const meta = preview.meta({
  component: ChatMessage,
  args: { from: 'assistant' as const, children: 'Three of seven. That is a thread, not a repeat.' },
});

export const Assistant = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^AdmitLens: Three of seven/);
  },
});

/** Lines as they were typed. */
export const Student = meta.story({
  args: { from: 'student', children: 'Two questions:\n1. Is the ending too neat?\n2. Does *the laundromat* repeat?' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^You: Two questions/);
    await expect(canvas.getByText(/Two questions/).textContent).toContain(':\n1. Is');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  args: { from: 'student', children: 'هل تظهر المغسلة مرات كثيرة؟' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/المغسلة/)).direction).toBe('rtl');
  },
});

const long = `Why ${'engineering'.repeat(30)}?`;

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 26 }}>
      <ChatMessage from="student">{long}</ChatMessage>
      <ChatMessage from="assistant">
        <span style={{ overflowWrap: 'anywhere' }}>{long}</span>
      </ChatMessage>
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
});
