import { atom } from 'jotai';

/** Opens a file of the server's, whose address is being asked for; fails as that does. */
export type OpenFile = (address: Promise<string>) => Promise<void>;

/** The tab opens at once, so that no browser takes it for a pop-up; its address follows. */
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

/** How files are opened: in a new tab, except where there is no server to open them from. */
export const openFileAtom = atom<{ open: OpenFile }>({ open: openInNewTab });
