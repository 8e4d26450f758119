import { Button, SettingsRow } from '@laurel/ui';
import { type Failing, messageFor } from '#app/lib/messages.ts';

interface NotLoadedProps {
  title: string;
  answer: { error: unknown; refetch: () => Promise<unknown> };
  failing: Failing;
}

/** In place of a part of the settings that could not be loaded: why, and another try. */
export function NotLoaded({ title, answer: { error, refetch }, failing }: NotLoadedProps) {
  const retry = <Button onClick={() => void refetch()}>Try again</Button>;
  return <SettingsRow title={title} description={messageFor(error, failing)} action={retry} />;
}
