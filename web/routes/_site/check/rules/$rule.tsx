import { createFileRoute, redirect, useLoaderData } from '@tanstack/react-router';
import { loadRuleDetails } from '../../../../content/check/rule-details.ts';
import { checkRules } from '../../../../content/check/rules.ts';
import { RulePage } from '../../../../pages/check/RulePage.tsx';

export const Route = createFileRoute('/_site/check/rules/$rule')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params }) => {
    const id = params.rule.toLowerCase();
    const rule = Object.hasOwn(checkRules, id) ? checkRules[id] : undefined;
    const details = await loadRuleDetails(id);
    if (!rule || !details) throw redirect({ to: '/', replace: true });
    return { id, rule, details };
  },
  component: Rule,
});

function Rule() {
  return <RulePage {...useLoaderData({ from: '/_site/check/rules/$rule' })} />;
}
