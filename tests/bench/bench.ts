/** `npm run bench`: every figure beside an anchor that was measured in the same run, because machines differ. */
import { benchCoach } from './coach.ts';
import { benchRates } from './rates.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';

await benchRates();
await benchScale();
benchSearch();
await benchCoach();
process.exit(0);
