import { atom } from 'jotai';

/** Opens a file of the server once its address is known. Rejects where the address does. */
export type OpenFile = (address: Promise<string>) => Promise<void>;

/** Opens the tab before the address is known, because browsers block tabs that open later as pop-ups. */
async function openInNewTab(address: Promise<string>) {
  const tab = window.open('', '_blank');
  try {
    const url = await address;
    if (!tab) return location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  } catch (problem) {
    tab?.close();
    throw problem;
  }
}

/** How files are opened: in a new tab, except in the demo, which has no server. */
export const openFileAtom = atom<{ open: OpenFile }>({ open: openInNewTab });
