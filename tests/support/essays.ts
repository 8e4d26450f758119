/** A short text long enough for a preview and for a grade. */
export const paragraph =
  'On Saturdays I carry the ladder and my uncle carries the paint. We do three porches before lunch. Mrs. Alvarez on Dorr Street wants the exact blue of a 1962 Ford, so last June I mixed eleven cans in her driveway until she stopped shaking her head. I kept every lid. They hang in our garage in a row, from almost to yes.';
