/** The policy of every page on a site with no third party; `pages.spec.ts` has who has refused. */
import { testPolicyOnEveryPage, untilAsked } from './policy.ts';

testPolicyOnEveryPage([
  ['unanswered', untilAsked],
  ['granted', async () => {}],
]);
