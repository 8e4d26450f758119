import type { ComponentType } from 'react';

/** As wide as the right half of a section of the settings gets. */
export const asWideAsSection = (Story: ComponentType) => (
  <div style={{ maxWidth: 520 }}>
    <Story />
  </div>
);
