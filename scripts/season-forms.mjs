// Turns the season's forms into what `api/contract/sheets` reads: their sections and fields, in the order of each form.

/**
 * @param season the season's `forms.json`
 * @param prompts the season's `prompts.json`, for the colleges whose answers a section takes
 * @returns `{sources, forms}`; a source is named by its key, and forms that are no longer used are left out
 */
export function slimForms({ sources, forms }, prompts) {
  const kept = forms.filter(({ retired }) => !retired).map((form) => slimForm(form, prompts));
  const used = new Set(JSON.stringify(kept).match(/(?<="source":")[^"]+/g));
  return { sources: Object.fromEntries(Object.entries(sources).filter(([key]) => used.has(key))), forms: kept };
}

function slimForm({ key, label, cycle, url, counting, sections }, prompts) {
  return {
    key,
    label,
    cycle,
    url,
    advice: counting.advice,
    sections: sections.map((section) => slimSection(section, prompts)),
  };
}

function slimSection({ key, label, entries, sharedLimit, source, fields, byCategory }, prompts) {
  const answersOf = fields?.length === 1 && collegesOf(fields[0].promptsFrom, prompts);
  return {
    key,
    label,
    entries,
    source,
    ...(sharedLimit ? { sharedLimit: sharedLimit.max } : {}),
    ...(answersOf ? { answersOf } : {}),
    ...(fields ? { fields: fields.map(slimField) } : {}),
    ...(byCategory
      ? {
          byCategory: Object.fromEntries(Object.entries(byCategory).map(([name, its]) => [name, its.map(slimField)])),
        }
      : {}),
  };
}

const slimField = ({ key, label, kind, limit, required, options, times, source, confidence }) => ({
  key,
  label,
  kind,
  limit,
  required,
  ...(options ? { options } : {}),
  ...(times ? { times } : {}),
  source,
  confidence,
});

/** The colleges whose questions a field asks; undefined where they are not those of certain colleges. */
function collegesOf(promptsFrom, { forms, colleges }) {
  const [, form, college] = /^prompts\.json (?:forms\.(\S+)|(.+))$/.exec(promptsFrom ?? '') ?? [];
  if (form) return Array.isArray(forms[form].appliesTo) ? forms[form].appliesTo : undefined;
  return college in colleges ? [college] : undefined;
}
