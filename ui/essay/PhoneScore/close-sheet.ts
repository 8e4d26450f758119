import { createContext } from 'react';

/**
 * Closes the sheet in which the coach stands on a phone, and acts when it is closed: before that the text under the sheet
 * takes no focus. Where there is no sheet, because the coach stands beside the text, it acts at once.
 */
export const CloseSheetThen = createContext((act: () => void) => act());
