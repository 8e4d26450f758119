// V8 interprets a pattern the first time and compiles it only the second, and to interpret one takes ten times as long. The coach has so many
// patterns that each of its threads took half a second for each of its first three texts.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-regexp-tier-up');
