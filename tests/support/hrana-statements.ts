/** What a libSQL server does with one connection: the types of Hrana, its statements, its batches and its errors. */
import Database from 'libsql';

export type Connection = Database.Database;

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

export interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
}

type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] };

export interface Batch {
  steps: { condition?: Condition | null; stmt: Statement }[];
}

/** A statement that was refused: its code and sentence are part of a good answer. */
export class StatementError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A connection of a server: foreign keys are on, and a locked file is refused at once. */
export function connect(file: string): Connection {
  const connection = new Database(file);
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA foreign_keys = ON');
  return connection;
}

/** Runs one statement; `sql` is its text, which the statement itself may name by an id only. Throws a `StatementError`. */
export function execute(connection: Connection, sql: string, { args = [], named_args = [] }: Statement) {
  refuseOthers(sql);
  const values = named_args.length
    ? Object.fromEntries(named_args.map(({ name, value }) => [name.replace(/^[:@$]/, ''), toSqlite(value)]))
    : args.map(toSqlite);
  return answering(() => {
    const changesBefore = count(connection, 'total_changes()');
    const statement = connection.prepare(sql).safeIntegers(true);
    const cols = columnsOf(statement);
    const rows = cols ? (statement.all(values) as unknown[][]) : [];
    if (!cols) statement.run(values);
    const hasChanged = count(connection, 'total_changes()') > changesBefore;
    const isInsert = /^\s*(insert|replace)/i.test(sql);
    return {
      cols: cols ?? [],
      rows: rows.map((row) => row.map(fromSqlite)),
      affected_row_count: hasChanged ? count(connection, 'changes()') : 0,
      last_insert_rowid: hasChanged && isInsert ? String(count(connection, 'last_insert_rowid()')) : null,
    };
  });
}

/** Runs the steps whose conditions hold; a step that fails is noted, and the next ones go on. */
export function executeBatch(connection: Connection, { steps }: Batch, textOf: (statement: Statement) => string) {
  const step_results: (ReturnType<typeof execute> | null)[] = [];
  const step_errors: ({ message: string; code: string } | null)[] = [];
  const holds = (condition: Condition): boolean => {
    if ('cond' in condition) return !holds(condition.cond);
    if ('conds' in condition)
      return condition.type === 'and' ? condition.conds.every(holds) : condition.conds.some(holds);
    return (condition.type === 'ok' ? step_results : step_errors)[condition.step] !== null;
  };
  steps.forEach(({ condition, stmt }, i) => {
    step_results[i] = step_errors[i] = null;
    if (condition && !holds(condition)) return;
    try {
      step_results[i] = execute(connection, textOf(stmt), stmt);
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      step_errors[i] = { message: error.message, code: error.code };
    }
  });
  return { step_results, step_errors };
}

/** Runs statements separated by semicolons. */
export function executeSequence(connection: Connection, sql: string) {
  answering(() => connection.exec(sql));
}

/** What a statement would answer; the driver does not tell its parameters. */
export function describe(connection: Connection, sql: string) {
  const cols = answering(() => columnsOf(connection.prepare(sql)) ?? []);
  return { params: [], cols, is_explain: /^\s*explain/i.test(sql), is_readonly: !isWrite(sql) };
}

/** Whether a statement changes anything, or takes the right to. */
export function isWrite(sql: string) {
  return !/^\s*(select|explain|pragma|commit|end|rollback|begin(\s+(deferred|transaction|read))*\s*;?\s*$)/i.test(sql);
}

/** The columns of what a statement answers, from then on as rows of plain values; null where it answers nothing. */
function columnsOf(statement: Database.Statement) {
  try {
    statement.raw(true);
  } catch {
    // Asked of a statement without columns, the driver throws.
    return null;
  }
  return statement.columns().map(({ name, type }) => ({ name, decltype: type }));
}

function count(connection: Connection, what: 'changes()' | 'total_changes()' | 'last_insert_rowid()') {
  const [n] = connection.prepare(`select ${what}`).raw().get() as [number];
  return n;
}

/** What the server's own parser refuses, since SQLite would run it. */
function refuseOthers(sql: string) {
  const bare = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`/g, ' x ').trim();
  if (bare === '') throw new StatementError('SQL_NO_STATEMENT', 'SQL string does not contain any statement');
  if (/;\s*[^\s;x]/.test(bare) && !/^create\s+(temp\s+)?trigger/i.test(bare))
    throw new StatementError('SQL_MANY_STATEMENTS', 'SQL string contains more than one statement');
  if (/^(vacuum|attach|detach)\b/i.test(bare))
    throw new StatementError('SQL_PARSE_ERROR', `SQL string could not be parsed: unsupported statement: ${sql}`);
}

/** The codes of a real server: without SQLite's extended part, and nothing particular for an ordinary error. */
function answering<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    if (error.message.includes('syntax error'))
      throw new StatementError('SQL_PARSE_ERROR', `SQL string could not be parsed: ${error.message}`);
    const code = /^SQLITE_[A-Z]+/.exec(error.code)?.[0] ?? 'SQLITE_UNKNOWN';
    throw new StatementError(code === 'SQLITE_ERROR' ? 'SQLITE_UNKNOWN' : code, `SQLite error: ${error.message}`);
  }
}

function toSqlite(value: Value) {
  if (value.type === 'null') return null;
  if (value.type === 'integer') return BigInt(value.value);
  if (value.type === 'blob') return Buffer.from(value.base64, 'base64');
  return value.value;
}

function fromSqlite(value: unknown): Value {
  if (value === null) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return {
    type: 'blob',
    base64: Buffer.from(value as Uint8Array)
      .toString('base64')
      .replace(/=+$/, ''),
  };
}
