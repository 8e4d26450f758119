import type { University } from '@laurel/ui';

export const universities: University[] = [
  { name: 'Harvard', domain: 'harvard.edu' },
  { name: 'Stanford', domain: 'stanford.edu' },
  { name: 'MIT', domain: 'mit.edu' },
  { name: 'Yale', domain: 'yale.edu' },
  { name: 'Princeton', domain: 'princeton.edu' },
  { name: 'Columbia', domain: 'columbia.edu' },
  { name: 'Penn', domain: 'upenn.edu' },
  { name: 'Brown', domain: 'brown.edu' },
  { name: 'Dartmouth', domain: 'dartmouth.edu' },
  { name: 'Cornell', domain: 'cornell.edu' },
  { name: 'Duke', domain: 'duke.edu' },
  { name: 'Northwestern', domain: 'northwestern.edu' },
  { name: 'Michigan', domain: 'umich.edu' },
  { name: 'UC Berkeley', domain: 'berkeley.edu' },
];
