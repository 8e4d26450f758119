import { Banner, type SaveState } from '@laurel/ui';

interface Unsaved {
  state: SaveState | null;
  /** Why the server does not take the text. */
  refusal: string | undefined;
  onRetry: () => void;
  /** Said where another text is stored by now, and what shows both. */
  changed: string | null;
  onCompare: () => void;
}

/** What stands at a field whose text could not be saved: why not, and a way out; null where nothing is wrong. */
export function unsavedNotice({ state, refusal, onRetry, changed, onCompare }: Unsaved) {
  if (changed !== null)
    return (
      <Banner action={{ label: 'Compare both texts', onAction: onCompare }}>
        {`${changed} Your words are kept here until you choose.`}
      </Banner>
    );
  const kept = state === 'unkept' ? 'Keep this page open.' : 'Your words are kept on this device.';
  if (refusal) return <Banner>{`${refusal} ${kept}`}</Banner>;
  if (state !== 'failed' && state !== 'offline' && state !== 'unkept') return null;
  const why = state === 'offline' ? "Laurel can't be reached." : 'That did not save.';
  return <Banner action={{ label: 'Try again', onAction: onRetry }}>{`${why} ${kept}`}</Banner>;
}
