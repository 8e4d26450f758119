import learnt from '#api/coach/data/chat/danger-weights.json' with { type: 'json' };
import { scoreOf } from './word-weights.ts';

/**
 * The score from which a message may speak of danger. On messages that it was not learnt from it finds 71 % of those that do, and
 * wrongly 0.4 % of the questions. It also finds 10 % of the messages about hard times, so the lines to call stand after the kind
 * word there; from LIKELY on they stand before it.
 */
export const PERHAPS = -1.52;
export const LIKELY = 0.5;
/** The same, where nothing is clearly asked: 80 % of the dangers, and 1 % of the questions. */
export const FAINTLY = -2.33;
/**
 * The same, where the message goes on in a talk about something else. Such messages are short, lean on what was said, and are of the people
 * of everyday life: of 780 plain ones of two strangers the thresholds above take 5 and 9 % for a danger, and this one 2.5 %. It hears 63 % of
 * the dangers; what lies between it and FAINTLY is answered, with one line on where help is below the answer.
 */
export const IN_TALK = -1;
/** Below it a message that is like an example of danger in some words speaks of something else. */
export const UNLIKELY = -3.2;

/** How much the words of a message are like those in which students speak of danger, where no pattern is sure of it. */
export const dangerScore = (message: string): number => scoreOf(message, learnt);
