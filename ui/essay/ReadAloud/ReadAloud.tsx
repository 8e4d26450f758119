import { Bookmark, Pause, Play, SkipBack, SkipForward, SlidersHorizontal, VolumeX, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import classes from './ReadAloud.module.css';

const SPEEDS = ['0.8', '1', '1.2'] as const;
export type ReadingSpeed = (typeof SPEEDS)[number];

export interface ReadAloudProps {
  /** The sentence that is read, from 0, and how many there are. */
  at: number;
  of: number;
  playing: boolean;
  /** Whether the student has stumbled over this sentence. */
  stumbled: boolean;
  /** Voices of the device, by an id and a name. Without any it says so and stays silent; undefined while they load. */
  voices: readonly { value: string; label: string }[] | undefined;
  voice: string;
  speed: ReadingSpeed;
  onPlay: (playing: boolean) => void;
  onMove: (to: number) => void;
  onStumble: () => void;
  onVoice: (voice: string) => void;
  onSpeed: (speed: ReadingSpeed) => void;
  onClose: () => void;
}

/**
 * Reads an essay aloud with a voice of the device, sentence by sentence. Keys while the focus is in it: Space plays and pauses, left and
 * right go by sentence, M marks a stumble, Escape stops. Nothing is announced while a voice speaks.
 */
export function ReadAloud(props: ReadAloudProps) {
  const { of, voices, onClose } = props;
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  /** Also where a tooltip takes the key first. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isOfList(event.target)) return;
    event.preventDefault();
    onClose();
  }
  return (
    // The buttons take the focus, and their keys come up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={root} className={classes.root} aria-label="Read aloud" onKeyDown={onKeyDown}>
      <div className={classes.bar}>
        {of === 0 || voices?.length === 0 ? (
          <>
            <p className={classes.silent} role="status">
              <VolumeX aria-hidden="true" />
              {of === 0 ? (
                <span>
                  <b>There is nothing to read yet.</b> Write two sentences, and hear them.
                </span>
              ) : (
                <span>
                  <b>No voice for English on this device.</b> Laurel reads with the device’s own voices and sends your
                  words nowhere, so it stays silent here.
                </span>
              )}
            </p>
            <IconButton icon={X} label="Close" onClick={onClose} data-first />
          </>
        ) : (
          <Controls {...props} />
        )}
      </div>
    </section>
  );
}

function Controls(props: ReadAloudProps) {
  const { at, of, playing, stumbled, voices, voice, speed, onPlay, onMove, onStumble, onVoice, onSpeed, onClose } =
    props;
  const [settings, setSettings] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (isOfList(event.target)) return;
    const actions: Record<string, () => void> = {
      ' ': () => onPlay(!playing),
      ArrowLeft: () => onMove(at - 1),
      ArrowRight: () => onMove(at + 1),
      m: onStumble,
      M: onStumble,
    };
    const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    // The buttons take the focus, and their keys come up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.controls} data-settings={settings || undefined} onKeyDown={onKeyDown} onKeyUp={keepSpace}>
      <div className={classes.steps}>
        <IconButton icon={SkipBack} label="Previous sentence" onClick={() => onMove(at - 1)} />
        <IconButton
          data-first
          variant="primary"
          icon={playing ? Pause : Play}
          label={playing ? 'Pause' : 'Play'}
          onClick={() => onPlay(!playing)}
        />
        <IconButton icon={SkipForward} label="Next sentence" onClick={() => onMove(at + 1)} />
      </div>
      <div className={classes.progress}>
        <span>
          Sentence {at + 1} of {of}
        </span>
        <span
          className={classes.line}
          role="progressbar"
          aria-label="Read so far"
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={at + 1}
        >
          <i style={{ width: `${(100 * (at + 1)) / of}%` }} />
        </span>
      </div>
      <span className={classes.choices}>
        <Select
          className={classes.speed}
          label="Speed"
          look="small"
          value={speed}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          onChange={onSpeed}
        />
        {voices && (
          <Select
            className={classes.voice}
            label="Voice"
            look="small"
            value={voice}
            options={voices}
            onChange={onVoice}
          />
        )}
      </span>
      <IconButton
        className={classes.settings}
        icon={SlidersHorizontal}
        label="Voice and speed"
        aria-expanded={settings}
        onClick={() => setSettings(!settings)}
      />
      <Button className={classes.stumble} icon={Bookmark} aria-pressed={stumbled} onClick={onStumble}>
        Mark a stumble
      </Button>
      <IconButton className={classes.close} icon={X} label="Stop reading" onClick={onClose} />
    </div>
  );
}

/** A list to choose from takes its own keys. */
const isOfList = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="listbox"], [role="combobox"]') !== null;

/** A button is pressed when Space comes up again, which plays and pauses here. */
function keepSpace(event: KeyboardEvent) {
  if (event.key === ' ' && !isOfList(event.target)) event.preventDefault();
}
