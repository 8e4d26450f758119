import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { NamedCollege } from '#contract/slips/name-index.ts';
import { fromRoot } from '../root.ts';
import { collegeNames } from './college-names.ts';
import { colleges } from './directory.ts';

const named: NamedCollege[] = JSON.parse(readFileSync(fromRoot('api/data/season/names.json'), 'utf8'));

test('every college with collected names is in the directory, once, with its full name and its address', () => {
  const directory = new Map(colleges.map(({ name, domain }) => [name, domain]));
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  for (const { name, forms } of named) {
    expect(forms[0]).toEqual({ text: name, kind: 'name', alone: true });
    expect(forms).toContainEqual({ text: directory.get(name), kind: 'domain', alone: true });
    expect(new Set(forms.map(({ text }) => text)).size, name).toBe(forms.length);
  }
});

test('a form is of a known kind, and what it means otherwise stands only with one that needs a second sign', () => {
  for (const { forms } of named)
    for (const { text, kind, alone, alsoMeans } of forms) {
      expect(['name', 'short', 'team', 'place', 'domain'], text).toContain(kind);
      expect(text.trim()).toBe(text);
      expect(alsoMeans === undefined, text).toBe(alone);
    }
});

test('every college of the directory can be found by its name and its address', () => {
  const { byCollege } = collegeNames();
  for (const { name, domain } of colleges) {
    const texts = byCollege.get(name)?.map(({ text }) => text);
    expect(texts).toContain(domain);
    expect(texts?.length).toBeGreaterThan(1);
  }
});
