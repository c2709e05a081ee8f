import type { Drawing } from './Miniature.tsx';

/** What the picture of each article shows: its own figures, where it has some. */
export const articleDrawings: Readonly<Record<string, Drawing>> = {
  // Three layers with three tries each: 3, 9 and 27 requests.
  'a-checklist-for-retries': {
    label: '1 click, 27 requests',
    strokes: { bar: 'M24 14h14M24 32h47', 'bar ink': 'M24 50h146' },
  },
  // One way ends, another takes the traffic.
  'leaving-ingress-nginx-for-gateway-api': {
    label: 'Ingress → Gateway',
    strokes: {
      'line red': 'M58 32C82 32 78 16 102 16h30',
      'line go': 'M24 32h34C82 32 78 48 102 48h74',
    },
    lamps: { go: '24,32 176,48' },
  },
  // The old root, the bridge, the new root.
  'replacing-a-private-root': {
    label: 'old, bridge, new',
    strokes: { bar: 'M24 14h92', 'bar ink': 'M76 32h40', 'bar go': 'M76 50h100' },
  },
  // After ten slow seconds the load stays, or goes.
  'retries-that-keep-an-outage-going': {
    label: '10 slow seconds',
    strokes: {
      'line ink': 'M20 50h24C62 50 56 16 76 16h12',
      'line red': 'M88 16h92',
      'line go': 'M88 16C112 16 106 50 130 50h50',
    },
  },
  // 0.1, 19.3 and 34.3 seconds.
  'what-a-restore-drill-measures': {
    label: '0.1, 19.3, 34.3 s',
    strokes: { bar: 'M24 14h1M28 32h50', 'bar ink': 'M86 50h90' },
  },
  // Of nineteen changes three rewrite the table, and five read all its rows.
  'what-alter-table-locks': {
    label: '3 of 19 rewrite',
    strokes: {
      'cells red': 'M22 24h44',
      'cells amber': 'M70 24h76',
      cells: 'M150 24h28M22 40h140',
    },
  },
  // One minor version after the other.
  'kubernetes-upgrades-without-a-window': {
    label: 'one minor at a time',
    strokes: { 'line go': 'M28 50h32V38h42V26h20', 'line line': 'M122 26h22V14h28' },
    lamps: { go: '44,50 82,38', amber: '122,26', line: '160,14' },
  },
  // A short tag that moves, a long digest that does not.
  'pinning-github-actions-by-digest': {
    label: 'tag or digest',
    strokes: { bar: 'M24 22h56M24 42h56', 'bar red': 'M94 22h14', 'bar go': 'M94 42h82' },
  },
  // The canary leaves the stable pods.
  'canary-analysis-by-burn-rate': {
    label: 'canary, stable',
    strokes: { 'line go': 'M20 50C60 50 110 46 180 44', 'line ink': 'M20 50C62 50 92 44 124 18' },
    lamps: { amber: '128,15' },
  },
  // Windows above the threshold.
  'alerts-worth-waking-for': {
    label: 'over the threshold',
    strokes: {
      bar: 'M28 52v-6M52 52v-10M76 52v-6M172 52v-12',
      'bar amber': 'M100 52V22M124 52V14M148 52V20',
      'line red': 'M16 30h168',
    },
  },
  // One state becomes three.
  'splitting-terraform-state': {
    label: '1 state, then 3',
    strokes: {
      'line line': 'M80 32h44M80 32C108 32 96 14 124 14M80 32C108 32 96 50 124 50',
      'bar ink': 'M24 32h52',
      'bar go': 'M132 14h44M132 32h24M132 50h36',
    },
  },
  // Six deployments, and the points of no return.
  'expand-and-contract-migrations': {
    label: '6 deployments',
    strokes: { 'line line': 'M24 32h152', 'line red': 'M80 32v18M136 32v18M164 32v18' },
    lamps: { ink: '24,32 52,32 80,32 108,32 136,32 164,32' },
  },
};
