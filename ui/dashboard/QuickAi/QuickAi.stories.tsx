import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PolishCard } from '../PolishCard/PolishCard.tsx';
import { StrengthenCard } from '../StrengthenCard/StrengthenCard.tsx';
import { QuickAi } from './QuickAi.tsx';

const meta = preview.meta({
  component: QuickAi,
  args: {
    children: [
      <PolishCard key="polish" paragraph="" onParagraphChange={fn()} onPolish={fn()} onCopy={fn()} result={null} />,
      <StrengthenCard
        key="strengthen"
        activity=""
        onActivityChange={fn()}
        onStrengthen={fn()}
        onCopy={fn()}
        limit={150}
        result={null}
      />,
    ],
  },
});

export const Default = meta.story({});
