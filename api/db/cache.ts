/** Bytes that everything together may take, and what is of one student. */
const MOST = 64 * 1024 * 1024;
const SHARE = 4 * 1024 * 1024;
/** What an entry takes beside what it holds, and a student without any; about. */
const ENTRY = 256;

export interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>;
  /** The minute it is good for, counted from 1970; null where it does not depend on the time. */
  minute: number | null;
  /** The pattern of the endpoint's path. */
  route: string;
}

export interface CachedSession {
  userId: string;
  lastUsedAt: Date;
}

/** What was read of a student since the last change of anything that is theirs. */
export interface StudentCache {
  readonly studentId: string;
  readonly answers: ReadonlyMap<string, CachedAnswer>;
}

interface Entries extends StudentCache {
  answers: Map<string, CachedAnswer>;
  /** By the hash of the token. */
  sessions: Map<string, CachedSession>;
  bytes: number;
}

const sizeOf = (address: string, { body }: CachedAnswer) => ENTRY + 2 * address.length + body.byteLength;

/**
 * What was read, for whoever asks again before anything of it has changed; in memory alone. A read takes what is there of its student
 * (`of`) before it begins, and puts its answer there when it is done: where that was forgotten meanwhile, nobody finds the answer.
 * When memory runs short, the students go who were not seen for longest.
 */
export function createCache({ most = MOST, share = SHARE } = {}) {
  /** By their ids, who was not seen for longest first. */
  const students = new Map<string, Entries>();
  const owners = new Map<string, Entries>();
  let bytes = 0;
  let changes = 0;

  function drop(student: Entries) {
    students.delete(student.studentId);
    for (const tokenHash of student.sessions.keys()) owners.delete(tokenHash);
    bytes -= student.bytes;
  }

  /** Adds to what a student takes; whether there is room for it. */
  function take(student: Entries, size: number) {
    if (students.get(student.studentId) !== student || student.bytes + size > share) return false;
    student.bytes += size;
    bytes += size;
    return true;
  }

  function makeRoom() {
    for (const oldest of students.values()) {
      if (bytes <= most) return;
      drop(oldest);
    }
  }

  function of(studentId: string): StudentCache {
    let student = students.get(studentId);
    if (student) students.delete(studentId);
    else {
      student = { studentId, answers: new Map(), sessions: new Map(), bytes: ENTRY };
      bytes += ENTRY;
    }
    students.set(studentId, student);
    makeRoom();
    return student;
  }

  return {
    of,
    keepAnswer(student: StudentCache, address: string, answer: CachedAnswer) {
      const its = student as Entries;
      const before = its.answers.get(address);
      if (!take(its, sizeOf(address, answer) - (before ? sizeOf(address, before) : 0))) return;
      its.answers.set(address, answer);
      makeRoom();
    },
    session: (tokenHash: string) => owners.get(tokenHash)?.sessions.get(tokenHash),
    /** @param since the `changes` before the session was read: whose it is was not known then */
    keepSession(tokenHash: string, session: CachedSession, since: number) {
      if (since !== changes) return;
      const its = of(session.userId) as Entries;
      if (!its.sessions.has(tokenHash) && !take(its, ENTRY)) return;
      its.sessions.set(tokenHash, session);
      owners.set(tokenHash, its);
      makeRoom();
    },
    /** How often something was forgotten because it had changed, or may have. */
    changes: () => changes,
    /** Forgets what was read of a student, or of everybody. */
    forget(studentId?: string) {
      changes++;
      if (studentId !== undefined) {
        const student = students.get(studentId);
        if (student) drop(student);
        return;
      }
      students.clear();
      owners.clear();
      bytes = 0;
    },
    /** Of all students, never more than `most`. */
    bytes: () => bytes,
  };
}

export type Cache = ReturnType<typeof createCache>;
