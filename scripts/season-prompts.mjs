// Turns the season's prompts into what `api/colleges/prompts.ts` reads: for each college and each shared form its questions, with what they ask
// for, their limits, and where they were read.

/**
 * @param prompts the season's `prompts.json`
 * @returns `{cycle, sources, forms, colleges}`; a source is named by its place in `sources`
 */
export function slimPrompts(prompts) {
  const sources = [];
  const places = new Map();
  const placeOf = (source) => {
    const key = JSON.stringify(source);
    if (!places.has(key)) places.set(key, sources.push(source) - 1);
    return places.get(key);
  };
  const sourceOf = (code, cycle) => {
    const { name, url, checkedOn } = prompts.sources[code];
    return { name, url, checkedOn, cycle };
  };
  const colleges = {};
  for (const [college, row] of Object.entries(prompts.colleges)) {
    const read = sourceOf(row.sources[0], row.cycle);
    const source = row.page ? { ...read, name: `${college}, its own page`, url: row.page } : read;
    colleges[college] = {
      status: row.status,
      source: placeOf(source),
      ...(row.note ? { note: row.note } : {}),
      prompts: row.prompts.map(slimPrompt),
    };
  }
  const forms = {};
  for (const [key, form] of Object.entries(prompts.forms))
    forms[key] = {
      label: form.label,
      source: placeOf(sourceOf(form.source, form.cycle)),
      ...(Array.isArray(form.appliesTo) ? { appliesTo: form.appliesTo } : {}),
      ...(form.note ? { note: form.note } : {}),
      prompts: [...form.prompts, ...(form.extra ?? [])].map(slimPrompt),
    };
  return { cycle: prompts.cycle, sources, forms, colleges };
}

const slimPrompt = ({ id, text, limit, need, group, appliesTo, units }) => ({
  id,
  text,
  limit: { unit: limit.unit, min: limit.min, max: limit.max },
  need,
  ...(group ? { group } : {}),
  ...(appliesTo ? { appliesTo } : {}),
  units,
});
