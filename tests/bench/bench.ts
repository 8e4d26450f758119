/** `npm run bench`: every figure beside an anchor that was measured in the same run, because machines differ. */
import { benchAnimation } from './animation.ts';
import { benchCoach } from './coach.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { benchNavigation } from './navigation.ts';
import { benchPlan } from './plan.ts';
import { benchRates } from './rates.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';
import { benchTyping } from './typing.ts';

await benchLighthouse();
await benchTyping();
await benchAnimation();
await benchNavigation();
await benchRates();
await benchScale();
await benchMemory();
benchPlan();
benchSearch();
await benchCoach();
process.exit(0);
