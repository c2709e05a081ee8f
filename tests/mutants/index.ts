import { accountFaults } from './accounts.ts';
import { appFaults } from './app.ts';
import { authorityFaults } from './authority.ts';
import { fileCheckFaults } from './file-check.ts';
import { listMutants, type Mutant } from './mutant.ts';
import { operatorFaults } from './operators.ts';
import { requestFaults } from './requests.ts';
import { secondFactorFaults } from './second-factor.ts';
import { starterFaults } from './starters.ts';
import { visibleFaults } from './visible.ts';

export const mutants: readonly Mutant[] = [
  authorityFaults,
  accountFaults,
  requestFaults,
  appFaults,
  operatorFaults,
  fileCheckFaults,
  secondFactorFaults,
  starterFaults,
  visibleFaults,
].flatMap(listMutants);
