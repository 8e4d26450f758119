/**
 * The day on which a built page was made, `2026-11-10`. The page itself says it, because in a script it would give every file another name
 * on another day.
 */
export const builtOn = () =>
  import.meta.env.SSR ? new Date().toISOString().slice(0, 10) : document.documentElement.dataset.builtOn!;
