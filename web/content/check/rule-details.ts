import { exposureDetails } from './details/exposure.ts';
import { lifecycleDetails } from './details/lifecycle.ts';
import { pinningDetails } from './details/pinning.ts';
import { referenceDetails } from './details/references.ts';
import { syntaxDetails } from './details/syntax.ts';
import type { RuleDetails } from './rule.ts';

/** Kept apart from `rules.ts`, because the page of the check does not show them. */
export const ruleDetails: Readonly<Record<string, RuleDetails>> = {
  ...syntaxDetails,
  ...referenceDetails,
  ...exposureDetails,
  ...pinningDetails,
  ...lifecycleDetails,
};
