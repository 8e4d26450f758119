import { Problem } from '#contract/problem.ts';
import type { SaveOptions } from '#app/lib/saver.ts';
import type { Unsaved } from '#app/storage/unsaved-writing.ts';
import { DocumentSession } from '#app/state/document-session.ts';
import { openSession, takeSession } from '#app/state/ending-sessions.ts';

interface Written {
  text: string;
  title: string;
}

interface Stored extends Written {
  revision: number;
}

type Changes = Partial<Written> & { baseRevision?: number; keepReplaced?: boolean };

/** A request that the server has not handled. */
interface Request {
  tab: TabModel;
  page: { isAlive: boolean };
  /** Counts all requests in the order in which they were sent. */
  number: number;
  changes: Changes;
  /** The texts that its page has shown as the stored one before it was sent. */
  seen: ReadonlySet<string>;
  answer: (stored: Stored) => void;
  fail: (problem: Problem) => void;
}

/** What becomes of a request; `late` ones fail for their page, and reach the server at some time later. */
export const fates = ['answered', 'answer lost', 'request lost', 'late', 'failed', 'refused'] as const;
export type Fate = (typeof fates)[number];

/** The server: it counts the stored texts, compares at each save, and stores what a text from elsewhere replaces. */
export class ServerModel {
  document: Stored = { text: '', title: '', revision: 0 };
  /** Every text that was stored at any time. */
  readonly history = new Set(['']);
  /** Who stored each text last. */
  readonly writers = new Map<string, TabModel>();
  readonly versions = new Set<string>();
  readonly #pending: Request[] = [];
  readonly #late: Request[] = [];
  #sent = 0;
  /** The number of the request that stored the title. */
  #titledBy = 0;
  /** The texts that were replaced although the page of the save had never shown them. */
  readonly replacedUnseen: string[] = [];

  read = () => ({ ...this.document });

  receive(tab: TabModel, page: Request['page'], changes: Changes, { signal }: SaveOptions) {
    return new Promise<Stored>((answer, reject) => {
      const seen = new Set(tab.shown);
      const request = { tab, page, number: ++this.#sent, changes, seen, answer, fail: reject };
      this.#pending.push(request);
      signal.addEventListener('abort', () => this.#meet(request, 'late'));
    });
  }

  hasPending = () => this.#pending.length > 0;

  /** Decides about one of the requests under way, if there is one. */
  decide(at: number, fate: Fate) {
    const request = this.#pending[at % this.#pending.length];
    if (!request) return;
    // A server does not refuse a text that it has taken, nor one of two equal texts that are under way.
    const isTwin = (other: Request) => other !== request && other.changes.text === request.changes.text;
    const refusesTwin =
      fate === 'refused' &&
      (this.history.has(request.changes.text ?? '') || [...this.#pending, ...this.#late].some(isTwin));
    this.#meet(request, refusesTwin ? 'failed' : fate);
  }

  /** Lets one of the late requests arrive, if there is one. */
  arrive(at: number) {
    const [request] = this.#late.splice(at % (this.#late.length || 1), 1);
    if (request) this.#take({ ...request, changes: withoutTitle(request) });
  }

  #meet(request: Request, fate: Fate) {
    const at = this.#pending.indexOf(request);
    if (at < 0) return;
    this.#pending.splice(at, 1);
    if (fate === 'late') this.#late.push(request);
    if (fate === 'failed' || fate === 'refused') return request.fail(new Problem(fate === 'failed' ? 500 : 400, ''));
    if (fate === 'late' || fate === 'request lost') return request.fail(new Problem(0, ''));
    const isOvertaken = !request.page.isAlive && request.number < this.#titledBy;
    const isTaken = this.#take(isOvertaken ? { ...request, changes: withoutTitle(request) } : request);
    if (fate === 'answer lost') request.fail(new Problem(0, ''));
    else if (isTaken) request.answer(this.read());
    else request.fail(new Problem(409, '', { current: this.read() }));
  }

  #take({ tab, number, changes, seen }: Request) {
    const { text = this.document.text, title = this.document.title, baseRevision, keepReplaced } = changes;
    const { text: replaced, revision } = this.document;
    const isChanged = text !== replaced;
    if (isChanged && baseRevision !== revision) return false;
    if (isChanged && !seen.has(replaced) && !tab.written.has(replaced)) this.replacedUnseen.push(replaced);
    if (isChanged && keepReplaced) this.versions.add(replaced);
    this.document = { text, title, revision: revision + Number(isChanged) };
    if (changes.title !== undefined) this.#titledBy = number;
    this.history.add(text);
    if (isChanged) this.writers.set(text, tab);
    return true;
  }
}

/** A title has no revision, so an old one that arrives after a newer one would replace it: that is not what is tested. */
const withoutTitle = ({ changes }: Request): Changes => ({ ...changes, title: undefined });

let pages = 0;
const newPage = () => ({ key: String(++pages), isAlive: true });

/** A student at one tab, which can be left, reloaded and crash; what it has not saved stays in its store. */
export class TabModel {
  session!: DocumentSession<Written, Stored>;
  stored: Unsaved<Written> | null = null;
  /** Every text that was written here. */
  readonly written = new Set<string>();
  /** Every text that the page has shown as the stored one. */
  readonly shown = new Set<string>();
  /** The text that the student wants. */
  wanted: string;
  wantedTitle = '';
  /** What was shown as a conflict although it was stored from here. */
  readonly ownConflicts: string[] = [];
  readonly #server: ServerModel;
  readonly #name: string;
  #count = 0;
  #close = () => {};
  #page = newPage();

  constructor(server: ServerModel, name: string) {
    this.#server = server;
    this.#name = name;
    this.wanted = server.document.text;
    this.#load(server.read());
  }

  #load(read: Stored) {
    const page = this.#page;
    const session = takeSession(page.key, () => this.#make(read));
    const look = () => {
      const { stored, conflict } = session.view();
      this.shown.add(stored.text);
      if (conflict && page.isAlive && this.#server.writers.get(conflict.text) === this)
        this.ownConflicts.push(conflict.text);
    };
    session.subscribe(look);
    look();
    this.session = session;
    this.#close = openSession(page.key, session);
  }

  #make(read: Stored) {
    const page = this.#page;
    return new DocumentSession<Written, Stored>({
      source: {
        save: async (changes, options) =>
          page.isAlive
            ? { stored: await this.#server.receive(this, page, changes, options) }
            : new Promise<never>(() => {}),
        storedInstead: ({ current }) => current as Stored,
      },
      store: {
        id: this.#name,
        store: (next) => {
          if (page.isAlive) this.stored = structuredClone(next);
          return true;
        },
        forget: (text) => {
          if (page.isAlive && this.stored?.text === text) this.stored = null;
        },
      },
      parts: ['text', 'title'],
      read,
      unsaved: this.stored,
      saveState: 'saved',
    });
  }

  #want(text: string) {
    this.wanted = text;
    this.written.add(text);
  }

  /** Writes something that was never written before, or one word less. */
  write(way: 'type' | 'leave' | 'back', delay: number | null) {
    const { text } = this.session.newest();
    const next = way === 'back' ? text.replace(/\S+ $/, '') : `${text}${this.#name}${++this.#count} `;
    if (next === text) return;
    this.#want(next);
    if (way === 'leave') this.session.change({ text: next }, null);
    else this.session.type(next, delay ?? 0);
  }

  rename() {
    this.wantedTitle = `${this.#name}${++this.#count}`;
    this.session.change({ title: this.wantedTitle }, 450);
  }

  restore() {
    this.#want(`restored by ${this.#name}${++this.#count} `);
    this.session.replaceText(this.wanted);
  }

  resolve(choice: 'mine' | 'theirs') {
    const { conflict } = this.session.view();
    if (choice === 'theirs' && conflict) this.wanted = conflict.text;
    this.session.resolve(choice);
  }

  takeNewer() {
    this.session.takeNewer(this.#server.read());
    if (this.session.newest().text !== this.wanted) this.#noteSeen();
  }

  /** Another page in the place of this one: which ends at once, sends its last words, or lives on without being seen. */
  open(after: 'crash' | 'reload' | 'navigation', isCached: boolean) {
    const last = this.session.view().stored;
    if (after === 'reload') dispatch('pagehide');
    if (after !== 'navigation') this.#page.isAlive = false;
    this.#close();
    if (after !== 'navigation') this.#page = newPage();
    this.#load(isCached ? last : this.#server.read());
    if (this.session.newest().text !== this.wanted) this.#noteSeen();
  }

  /** The page shows another text than the wanted one, which is right where the server has had that. */
  #noteSeen() {
    if (this.#server.history.has(this.wanted)) this.wanted = this.session.newest().text;
  }

  /** Whether what the student wants is somewhere. */
  isSafe() {
    const { history, versions } = this.#server;
    const { wanted } = this;
    return (
      this.session.newest().text === wanted ||
      this.stored?.text === wanted ||
      history.has(wanted) ||
      versions.has(wanted)
    );
  }

  end() {
    this.#page.isAlive = false;
    this.#close();
  }
}

let listeners = new Map<string, Set<() => void>>();

/** Takes the place of the window's events, for a new test. */
export function standInForWindow(stub: (name: string, value: unknown) => void) {
  listeners = new Map();
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)!;
  stub('addEventListener', (name: string, listener: () => void) => of(name).add(listener));
  stub('removeEventListener', (name: string, listener: () => void) => of(name).delete(listener));
  stub('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16));
  stub('cancelAnimationFrame', (timer: number) => clearTimeout(timer));
}

export function dispatch(name: 'pagehide' | 'online') {
  for (const listener of listeners.get(name) ?? []) listener();
}
