import { createFileRoute, redirect, useLoaderData } from '@tanstack/react-router';
import { ruleDetails } from '../../../../content/check/rule-details.ts';
import { checkRules } from '../../../../content/check/rules.ts';
import { RulePage } from '../../../../pages/check/RulePage.tsx';

export const Route = createFileRoute('/_site/check/rules/$rule')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params }) => {
    const id = params.rule.toLowerCase();
    const rule = Object.hasOwn(checkRules, id) ? checkRules[id] : undefined;
    const details = ruleDetails[id];
    if (!rule || !details) throw redirect({ to: '/', replace: true });
    return { id, rule, details };
  },
  component: Rule,
});

function Rule() {
  return <RulePage {...useLoaderData({ from: '/_site/check/rules/$rule' })} />;
}
