import { Button, SettingsRow } from '@laurel/ui';

interface NotLoadedProps {
  title: string;
  /** Why it could not be read. */
  sentence: string;
  onRetry: () => void;
}

/** In place of a part of the settings that could not be loaded: why, and another try. */
export function NotLoaded({ title, sentence, onRetry }: NotLoadedProps) {
  return <SettingsRow title={title} description={sentence} action={<Button onClick={onRetry}>Try again</Button>} />;
}
