/** The stand-in of a libSQL server on a temporary file, in a process of its own, as a remote database has it. */
import { newDatabase } from '../support/databases.ts';

const database = await newDatabase('remote');
console.log(database.url);
process.once('SIGTERM', () => void database.remove().then(() => process.exit(0)));
