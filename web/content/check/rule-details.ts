import type { RuleDetails } from './rule.ts';
import { auditRules } from './rules/audits.ts';
import { exposureRules } from './rules/exposure.ts';
import { hardeningRules } from './rules/hardening.ts';
import { lifecycleRules } from './rules/lifecycle.ts';
import { pinningRules } from './rules/pinning.ts';
import { referenceRules } from './rules/references.ts';
import { syntaxRules } from './rules/syntax.ts';

type Part = readonly [rules: object, load: () => Promise<Readonly<Record<string, RuleDetails>>>];

/** Kept apart from the rules, and in parts, because a page shows the details of one rule. */
const parts: readonly Part[] = [
  [syntaxRules, () => import('./details/syntax.ts').then((part) => part.syntaxDetails)],
  [referenceRules, () => import('./details/references.ts').then((part) => part.referenceDetails)],
  [exposureRules, () => import('./details/exposure.ts').then((part) => part.exposureDetails)],
  [auditRules, () => import('./details/audits.ts').then((part) => part.auditDetails)],
  [hardeningRules, () => import('./details/hardening.ts').then((part) => part.hardeningDetails)],
  [pinningRules, () => import('./details/pinning.ts').then((part) => part.pinningDetails)],
  [lifecycleRules, () => import('./details/lifecycle.ts').then((part) => part.lifecycleDetails)],
];

/** @returns undefined if there is no rule of this id. */
export async function loadRuleDetails(id: string): Promise<RuleDetails | undefined> {
  const [, load] = parts.find(([rules]) => Object.hasOwn(rules, id)) ?? [];
  return (await load?.())?.[id];
}
