import { expect, test } from 'vitest';
import { AID_KINDS } from '../../api/contract/aid-kinds.ts';
import { requirementNames as namesOfContract } from '../../api/contract/requirement-names.ts';
import { requirementGroups, requirementNames } from './requirements.ts';

test('requirements have the names of the contract, and those of aid stand together', () => {
  expect(requirementNames).toEqual(namesOfContract);
  expect(requirementGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(Object.keys(namesOfContract).toSorted());
  expect(requirementGroups.find(({ title }) => title === 'Aid')?.kinds).toEqual(AID_KINDS);
});
