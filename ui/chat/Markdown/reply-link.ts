import { createContext } from 'react';

/** Whether a reply may link to an address of this site. An app that knows its pages allows only those. */
export const ReplyLinkContext = createContext<(href: string) => boolean>(() => true);
