import { Banner, type SaveState } from '@laurel/ui';

interface Unsaved {
  state: SaveState | null;
  /** Why the server does not take the text. */
  refusal: string | undefined;
  onRetry: () => void;
  /** Says that another text is stored by now; null where none is. */
  changed: string | null;
  /** Shows both texts. */
  onCompare: () => void;
}

/** The banner beside a field whose text could not be saved: why, and what to do; null where nothing is wrong. */
export function unsavedNotice({ state, refusal, onRetry, changed, onCompare }: Unsaved) {
  if (changed !== null)
    return (
      <Banner action={{ label: 'Compare both texts', onAction: onCompare }}>
        {`${changed} Your words are kept here until you choose.`}
      </Banner>
    );
  const whereItIs = state === 'unkept' ? 'Keep this page open.' : 'Your words are kept on this device.';
  if (refusal) return <Banner>{`${refusal} ${whereItIs}`}</Banner>;
  if (state !== 'failed' && state !== 'offline' && state !== 'unkept') return null;
  const why = state === 'offline' ? "Laurel can't be reached." : 'That did not save.';
  return <Banner action={{ label: 'Try again', onAction: onRetry }}>{`${why} ${whereItIs}`}</Banner>;
}
