import type { PagePath } from '../../content/page.ts';
import type { Drawing } from './Miniature.tsx';

/** What the picture of each page shows. */
export const pageDrawings: Partial<Record<PagePath, Drawing>> = {
  '/ci-cd-pipeline-automation': {
    strokes: { 'line go': 'M24 32h114', 'line line': 'M138 32h38' },
    lamps: { go: '24,32 62,32 100,32', amber: '138,32', line: '176,32' },
  },
  '/infrastructure-as-code': {
    strokes: {
      bar: 'M38 16h64M38 48h44M94 48h28',
      'bar ink': 'M38 32h38M88 32h62',
      'line ink': 'M20 32h6',
    },
  },
  '/monitoring-logging': {
    strokes: {
      'line red': 'M20 22h160',
      'line ink': 'M20 48C44 48 52 42 70 44S96 50 110 40 126 12 140 12 160 44 180 46',
    },
    lamps: { amber: '122,22' },
  },
  '/cloud-migrations': {
    strokes: {
      'bar go': 'M24 48h28M24 34h28M24 20h28M66 48h28M66 34h28',
      'bar amber': 'M66 20h28',
      bar: 'M108 48h28M108 34h28M108 20h28M150 48h28M150 34h28',
    },
  },
  '/security-compliance-automation': {
    strokes: { bar: 'M48 14h96M48 32h124M48 50h72' },
    lamps: { go: '26,14 26,32 26,50' },
  },
  '/kubernetes-as-a-service': {
    strokes: {
      cells: 'M22 18h156M22 32h156M22 46h156',
      'cells go': 'M22 18h156M22 32h76',
      'cells amber': 'M102 32h12',
    },
  },
  '/devsecops-sast-dast-integration': {
    strokes: { 'bar red': 'M24 14h14', 'bar amber': 'M24 32h54', bar: 'M24 50h136' },
  },
  '/gitops-release-management': {
    strokes: { 'line go': 'M24 20h104C146 20 140 44 158 44h18M62 20C80 20 74 44 92 44h30' },
    lamps: { go: '24,20 62,20 112,20 176,44' },
  },
  '/blog': {
    strokes: { 'cells red': 'M22 12h156M22 25h156M22 38h156M22 51h140', 'cells go': 'M166 51h12' },
  },
  '/whitepapers': {
    strokes: {
      'bar go': 'M24 18h58',
      'bar ink': 'M94 18h30',
      'bar line': 'M136 18h8',
      bar: 'M156 18h20M24 34h96M24 48h64',
    },
  },
  '/documentation': {
    strokes: { 'line go': 'M26 22h138', bar: 'M24 46h18M70 46h24M116 46h12M162 46h18' },
    lamps: { go: '26,22 72,22 118,22', amber: '164,22' },
  },
  '/webinars': {
    strokes: { 'line line': 'M22 22h158', bar: 'M20 46h22M62 46h14M102 46h8M122 46h24M162 46h10' },
    lamps: { ink: '22,22 64,22 104,22 124,22 164,22' },
  },
  '/about': {
    strokes: {
      'line line': 'M20 42C52 42 62 22 88 22S134 50 180 52',
      'line go': 'M20 50C62 50 84 46 110 30S152 14 172 14',
    },
    lamps: { go: '176,14' },
  },
  '/careers': {
    strokes: { bar: 'M48 14h58M152 14h24M48 32h42M152 32h24M48 50h34M152 50h24' },
    lamps: { line: '26,14 26,32 26,50' },
  },
  '/news': {
    strokes: {
      'line go': 'M72 14v36',
      bar: 'M24 14h24M24 32h24M24 50h24M94 14h82M94 32h60M94 50h74',
    },
    lamps: { go: '72,14 72,32 72,50' },
  },
  '/partners': { strokes: { bar: 'M26 16h148M26 48h148', 'bar ink': 'M26 32h148' } },
};
