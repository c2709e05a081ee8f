/** The policy of every page on a site with no third party; `pages.spec.ts` has who has refused. */
import { acceptInOne, forgetAnswer, testPolicyOnEveryPage } from './policy.ts';

testPolicyOnEveryPage('without an answer, then accepted', 'unanswered', async (tabs) => {
  await acceptInOne(tabs);
  await forgetAnswer(tabs);
});
