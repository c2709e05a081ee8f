import { accountMutants } from './accounts.ts';
import { appMutants } from './app.ts';
import { authorityMutants } from './authority.ts';
import { fileCheckMutants } from './file-check.ts';
import { formMutants } from './forms.ts';
import type { Mutant } from './mutant.ts';
import { operatorMutants } from './operators.ts';
import { requestMutants } from './requests.ts';
import { secondFactorMutants } from './second-factor.ts';
import { starterMutants } from './starters.ts';
import { visibleMutants } from './visible.ts';

export const mutants: readonly Mutant[] = [
  ...authorityMutants,
  ...accountMutants,
  ...requestMutants,
  ...appMutants,
  ...operatorMutants,
  ...fileCheckMutants,
  ...formMutants,
  ...secondFactorMutants,
  ...starterMutants,
  ...visibleMutants,
];
