// V8 interprets a pattern at its first use and compiles it at the second, by when a text has waited ten times as long. The coach has so many
// patterns that the first three texts of each of its threads took half a second each.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-regexp-tier-up');
