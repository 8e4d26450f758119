import { createContext } from 'react';

/** Whether a reply may link an address of this site; an app that knows its pages allows those alone. */
export const ReplyLinkContext = createContext<(href: string) => boolean>(() => true);
