interface Session {
  /** Begins to save. Returns a function that ends it, which resolves when nothing is under way any more. */
  open: () => () => Promise<void>;
}

/** Sessions whose page was left while a save was under way. */
const ending = new Map<string, Session>();

/** The session that is still ending, so that a page that is come back to does not save beside it; else a new one. */
export const takeSession = <S extends Session>(key: string, make: () => S) =>
  (ending.get(key) as S | undefined) ?? make();

/** Begins to save. Returns a function that ends it; until that is done `takeSession` answers this session. */
export function openSession(key: string, session: Session) {
  const close = session.open();
  return () => {
    ending.set(key, session);
    void close().then(() => ending.delete(key));
  };
}
