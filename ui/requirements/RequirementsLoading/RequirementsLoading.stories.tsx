import preview from '../../../.storybook/preview.tsx';
import { RequirementsLoading } from './RequirementsLoading.tsx';

const meta = preview.meta({ component: RequirementsLoading });

export const Default = meta.story();
