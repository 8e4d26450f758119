import { anyOf } from './any-of.ts';
import type { Place } from './place.ts';

const { raw } = String;

/** Somebody who may study or work at another college. */
const SOMEBODY = anyOf(raw`
  brothers?, sisters?, siblings?, mother, father, parents?, mom, mum, dad, cousins?, uncles?, aunts?, abuel[ao]s?, nana, oma, opa, halmoni, lol[ao], amma,
  baba, mama, papa, t[ií][ao], great-\w+, grand\w+, step-?(?:mother|father|brother|sister|dad|mom|sibling)s?, friends?, teacher, coach, tutor, mentor,
  counselor, neighbou?rs?, boss, dentist, doctor, pastor, rabbi, imam, partner, captain, roommate, classmates?, girlfriend, boyfriend, babysitter, niece,
  nephew, godmother, godfather, wife, husband, son, daughter, girl, boy, woman, man, [Ss]he, [Hh]e, [Tt]hey, who, \w{4,}(?:ist|ian|eon)`);
const DEEDS = anyOf(raw`
  goes, went, going, has, have, had, holds, received, stud(?:ies|ied), studying, attends, attended, attending, graduated, graduates, works, worked, working,
  teaches, taught, transferred, enrolled, got in, got into, gets into, committed, plays, played, chose, coaches, coached, researches, lectures,
  did (?:his|her|their), earned, finished, left, dropped out, visits, is, was, has been, are, were, majors, majored, met, learned, trained, swims, swam,
  rows, rowed, ran, runs`);
/** Up to the writer, who is somebody else. */
const REST = raw`(?:(?!\bI\b)[^.;:!?])`;

const STUDIES_THERE = new RegExp(
  raw`\b${SOMEBODY}(?:'s)?\b${REST}{0,50}?\b${DEEDS} (?:${REST}{0,45}\b(?:at|to|from|in|into|of) )?(?:an? |the )?$`,
);
const SOMEBODYS = new RegExp(
  raw`\b[Mm]y (?:\w+ )?${SOMEBODY}(?:'s|s')\b${REST}{0,30}$|\b${SOMEBODY},?(?: \w+,)? (?:at|from|in) $`,
);
const OF_SOMEBODY = new RegExp(raw`\b${SOMEBODY}\b${REST}{0,60}\b(?:at|from|to|into|in|of) $`);
const ROLE_THERE = new RegExp(
  raw`(?<!\b(?:as|be|become|becoming|being|As|Being) )\b(?:[Aa]n?|[Tt]he|two|three|some|by|from|[Mm]y) (?:\w+ ){0,2}${anyOf(raw`
    freshman, sophomore, junior, senior, student, professor, researcher, scientist, graduate, alum\w*, surgeon, doctor, nurse, veterinarian, postdoc,
    engineer, dean, recruiter, scout, study, paper, article, historian, team of \w+`)}s?(?: \w+){0,2} (?:at|from|of|in|with) (?:the )?$`,
);
const SUBJECT_THERE =
  /^(?:An?|The|One|Two|Several) (?:\p{Ll}+ )?(?!summer|winter|quarter|semester|computer|number|letter|chapter)\p{Ll}+(?:er|or|ist|ian|eon|ent)s? (?:at|from) $/u;
const TITLED_THERE =
  /\b(?:Professor|Prof\.|Dr\.|Doctor|Coach|Dean|President|Mr\.|Mrs\.|Ms\.) \p{Lu}[\p{L}' .-]{0,30} (?:at|of|from) $/u;
/** A wish to go there too. */
const THERE_TOO =
  /\bI(?:'d|'ll|'m| (?:would|will|want|hope|plan|wish|long|mean|intend|am|can|could))(?: \w+){0,3}[^.;]{0,40}\b(?:there|follow (?:her|him|them)|join (?:her|him|them)|too)\b/;

/** Whether somebody else studies or works at the college. */
export function isSomebodysCollege({ before, after, wishesHere }: Place): boolean {
  if (THERE_TOO.test(after)) return false;
  if (STUDIES_THERE.test(before)) return true;
  if (wishesHere && /\bI\b[^.;]{0,60}$/.test(before)) return false;
  return (
    [SOMEBODYS, ROLE_THERE, TITLED_THERE, SUBJECT_THERE].some((sign) => sign.test(before)) ||
    (!wishesHere && OF_SOMEBODY.test(before))
  );
}
