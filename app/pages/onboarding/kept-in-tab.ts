/** What is typed in onboarding stays in this tab until it is saved: null where there is none. */
export function keptInTab(key: string) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepInTab(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    console.warn('This browser does not keep what is typed: its storage is full or closed.');
  }
}
