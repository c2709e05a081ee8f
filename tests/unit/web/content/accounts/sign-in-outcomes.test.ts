/** Whatever a provider answers, the screens say what has become of it. */
import { expect, test } from 'vitest';
import {
  connectOutcomes,
  proofOutcomes,
  signInOutcomes,
} from '../../../../../web/content/accounts/sign-in-outcomes.ts';

test.each([
  ['cancelled', /cancelled at the provider/],
  ['expired', /took longer/],
  ['failed', /could not verify/],
  ['held', /shortly before your password was reset/],
  ['log-in-first', /Log in as you did before/],
  ['provider-unavailable', /did not answer in time/],
  ['taken', /connected to a different account/],
  ['unverified', /is not confirmed/],
] as const)('a sign-in that ends with %s is explained', (outcome, words) => {
  expect(signInOutcomes[outcome]).toMatch(words);
});

test.each([
  ['done', /^Connected\./],
  ['cancelled', /Nothing was connected/],
  ['taken', /connected to another account/],
  ['provider-unavailable', /could not reach the provider/],
] as const)('an attempt to connect that ends with %s is explained', (outcome, words) => {
  expect(connectOutcomes[outcome]).toMatch(words);
});

test.each([
  ['done', /^Confirmed\. Start your change again/],
  ['cancelled', /nothing is confirmed/],
  ['taken', /another account at the provider/],
  ['held', /shortly before a reset/],
] as const)('a proof that ends with %s is explained', (outcome, words) => {
  expect(proofOutcomes[outcome]).toMatch(words);
});
