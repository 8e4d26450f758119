import { useEffect, useEffectEvent } from 'react';

interface Keys {
  /** Something stands over the page, and the keys are not the essay's. */
  covered: boolean;
  score: () => void;
  save: () => void;
  previous: () => void;
  next: () => void;
  /** Closes what is read beside the text; undefined where nothing is. */
  close?: () => void;
}

/** On a Mac the same keys move by words in a text box, and stay the text's. */
const movesByWords = ({ target }: KeyboardEvent) =>
  navigator.platform.startsWith('Mac') && target instanceof Element && target.matches('input, textarea');

/** Mod+Enter scores, Mod+S saves, Alt+Left and Alt+Right go to the essay before and after, Escape closes a reading. */
export function useWorkspaceKeys({ covered, score, save, previous, next, close }: Keys) {
  const actionOf = ({ key, metaKey, ctrlKey, altKey, defaultPrevented }: KeyboardEvent) => {
    // What is open over the page, such as a menu, takes the key first.
    if (key === 'Escape') return defaultPrevented ? undefined : close;
    if (metaKey || ctrlKey) return { Enter: score, s: save, S: save }[key];
    return altKey ? { ArrowLeft: previous, ArrowRight: next }[key] : undefined;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = covered || (event.altKey && movesByWords(event)) ? undefined : actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
