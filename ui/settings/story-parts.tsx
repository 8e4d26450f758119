import type { ComponentType } from 'react';

/** Limits a story to the width of the right half of a settings section. */
export const asWideAsSection = (Story: ComponentType) => (
  <div style={{ maxWidth: 520 }}>
    <Story />
  </div>
);
