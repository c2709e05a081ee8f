import { costOfSlowReleases } from '../../content/cost-of-slow-releases.ts';
import { FragmentPanel } from './FragmentPanel.tsx';

export function CostParts() {
  return <FragmentPanel fragment={costOfSlowReleases} status={<span>155,700 a year</span>} />;
}
