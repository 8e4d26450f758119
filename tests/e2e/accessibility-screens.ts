import { newScreens } from './accessibility-screens-new.ts';
import { noorScreens } from './accessibility-screens-noor.ts';
import { troubleScreens } from './accessibility-screens-trouble.ts';

/** Every route, with much and with nothing on it, and everything that opens on one. */
export const screens = [...newScreens, ...noorScreens, ...troubleScreens];
