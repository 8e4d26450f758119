import type { ReadAloudProps, ReadingSpeed } from '@laurel/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import { sentenceSpans } from '#contract/sentence-spans.ts';
import { readStumbles, storeStumbles } from '#app/storage/stumbles.ts';
import { useMe } from '#app/state/session.ts';
import { useDeviceVoices } from './device-voices.ts';

/**
 * Reading an essay aloud, sentence by sentence, with a voice of the device. The stumbles that the student marks stay on the device.
 * @param text null while nothing is read
 */
export function useReadAloud(essayId: string, text: string | null, onClose: () => void) {
  const { id: studentId } = useMe();
  const paragraphs = useMemo(
    () => paragraphSpans(text ?? '').map((paragraph) => sentenceSpans(paragraph.text).map((sentence) => sentence.text)),
    [text],
  );
  const sentences = useMemo(() => paragraphs.flat(), [paragraphs]);
  const voices = useDeviceVoices();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  /** Whether the last sentence was read to its end, so that playing begins anew. */
  const [ended, setEnded] = useState(false);
  const [chosen, setChosen] = useState('');
  const [speed, setSpeed] = useState<ReadingSpeed>('1');
  const [stumbled, setStumbled] = useState(() => readStumbles(studentId, essayId));
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices.find((one) => one.default) ?? voices[0];
  const active = text !== null;
  const here = Math.min(at, Math.max(0, sentences.length - 1));
  const sentence = sentences[here];

  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    moveTo(0);
    setPlaying(true);
  }

  function moveTo(next: number) {
    setAt(next);
    setEnded(false);
  }

  const next = useEffectEvent(() => {
    if (here + 1 < sentences.length) return setAt(here + 1);
    setPlaying(false);
    setEnded(true);
  });
  useEffect(() => {
    if (!active || !playing || sentence === undefined || !voice) return;
    const spoken = new SpeechSynthesisUtterance(sentence);
    spoken.voice = voice;
    spoken.lang = voice.lang.replace('_', '-');
    spoken.rate = Number(speed);
    // One that is cut off ends too, and must not go on to the next.
    let isCutOff = false;
    spoken.addEventListener('end', () => isCutOff || next());
    // A voice that fails says nothing more, and so the bar stops.
    spoken.addEventListener('error', () => isCutOff || setPlaying(false));
    speechSynthesis.speak(spoken);
    return () => {
      isCutOff = true;
      speechSynthesis.cancel();
    };
  }, [active, playing, sentence, here, voice, speed]);

  function mark() {
    if (sentence === undefined) return;
    const others = stumbled.filter((one) => one !== sentence);
    const now = others.length < stumbled.length ? others : [...stumbled, sentence];
    setStumbled(now);
    storeStumbles(studentId, essayId, now);
  }

  const stumbles: ReadonlySet<number> = new Set(
    sentences.flatMap((one, index) => (stumbled.includes(one) ? [index] : [])),
  );
  const bar: ReadAloudProps = {
    at: here,
    of: sentences.length,
    playing,
    stumbled: stumbles.has(here),
    voices: voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: `${name}, on this device` })),
    voice: voice?.voiceURI ?? '',
    speed,
    onPlay: (play) => {
      if (play && ended) moveTo(0);
      setPlaying(play);
    },
    onMove: (to) => moveTo(Math.min(sentences.length - 1, Math.max(0, to))),
    onStumble: mark,
    onVoice: setChosen,
    onSpeed: setSpeed,
    onClose,
  };
  // Nothing is read without a voice.
  return { paragraphs, lit: voice ? here : undefined, stumbles, stumbled, bar };
}
