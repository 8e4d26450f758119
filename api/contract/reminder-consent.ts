/** The evenings on which a digest may come, as JavaScript counts the days of a week. */
export const evenings = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What a student agrees to by ticking a kind of reminder. Another wording has another version. */
export const REMINDER_CONSENT = {
  version: 1,
  wording:
    'Laurel may write to my e-mail address what I ticked here: at most one message a day, none between 9 PM and 8 AM, none about what is done. No essay text is in it, and no college is in the subject. Every message can be stopped with one press, without signing in.',
} as const;
