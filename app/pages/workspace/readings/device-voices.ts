import { useSyncExternalStore } from 'react';

/** Some systems write `en_GB` for `en-GB`. */
const ENGLISH = /^en(?:[-_]|$)/i;

/** Only voices that speak on the device itself: what a student writes goes nowhere. */
const ownVoices = (voices: readonly SpeechSynthesisVoice[]) =>
  voices.filter(({ localService, lang }) => localService && ENGLISH.test(lang));

let listed: readonly SpeechSynthesisVoice[] = [];

/** The voices for English of this device; none where the browser has no speech. */
export function useDeviceVoices() {
  return useSyncExternalStore(subscribe, () => {
    const now = ownVoices(globalThis.speechSynthesis?.getVoices() ?? []);
    // The same list as long as it has the same voices, as a store has to answer.
    if (now.map(({ voiceURI }) => voiceURI).join() !== listed.map(({ voiceURI }) => voiceURI).join()) listed = now;
    return listed;
  });
}

function subscribe(onChange: () => void) {
  const { speechSynthesis } = globalThis;
  speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis?.removeEventListener('voiceschanged', onChange);
}
