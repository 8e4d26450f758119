/** The real API on a temporary database, in a process of its own: what `npm run bench` measures. */
import { startApi } from '../support/api-server.ts';

const api = await startApi({ unlimited: true });
console.log(api.base);
process.once('SIGTERM', () => void api.stop().then(() => process.exit(0)));
