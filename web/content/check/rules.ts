import type { CheckRule } from './rule.ts';
import { auditRules } from './rules/audits.ts';
import { exposureRules } from './rules/exposure.ts';
import { hardeningRules } from './rules/hardening.ts';
import { lifecycleRules } from './rules/lifecycle.ts';
import { pinningRules } from './rules/pinning.ts';
import { referenceRules } from './rules/references.ts';
import { syntaxRules } from './rules/syntax.ts';

/** The rules of the file check that have a page, by their id. */
export const checkRules: Readonly<Record<string, CheckRule>> = {
  ...syntaxRules,
  ...referenceRules,
  ...exposureRules,
  ...auditRules,
  ...hardeningRules,
  ...pinningRules,
  ...lifecycleRules,
};
