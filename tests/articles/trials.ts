import type { DocumentPath } from '../../web/content/document.ts';
import type { Trial } from './trial.ts';
import { alerts } from './trials/alerts.ts';
import { canary } from './trials/canary.ts';
import { datacentre } from './trials/datacentre.ts';
import { evidence } from './trials/evidence.ts';
import { ingress } from './trials/ingress.ts';
import { locks } from './trials/locks.ts';
import { migrations } from './trials/migrations.ts';
import { releaseCost } from './trials/release-cost.ts';
import { restore } from './trials/restore.ts';
import { retries } from './trials/retries.ts';
import { retryChecklist } from './trials/retry-checklist.ts';
import { roots } from './trials/roots.ts';
import { tags } from './trials/tags.ts';
import { terraformSplit } from './trials/terraform-split.ts';
import { upgrades } from './trials/upgrades.ts';

/** The documents whose code is run, not only read. */
export const trials: ReadonlyMap<DocumentPath, Trial> = new Map<DocumentPath, Trial>([
  ['blog/76-of-77-tags', tags],
  ['blog/a-checklist-for-retries', retryChecklist],
  ['blog/alerts-worth-waking-for', alerts],
  ['blog/canary-analysis-by-burn-rate', canary],
  ['blog/expand-and-contract-migrations', migrations],
  ['blog/kubernetes-upgrades-without-a-window', upgrades],
  ['blog/leaving-ingress-nginx-for-gateway-api', ingress],
  ['blog/replacing-a-private-root', roots],
  ['blog/retries-that-keep-an-outage-going', retries],
  ['blog/splitting-terraform-state', terraformSplit],
  ['blog/what-alter-table-locks', locks],
  ['blog/what-a-restore-drill-measures', restore],
  ['whitepapers/cost-of-slow-releases', releaseCost],
  ['whitepapers/datacentre-exit-in-waves', datacentre],
  ['whitepapers/evidence-that-collects-itself', evidence],
]);
