import type { Fragment } from '../../content/products/fragment.ts';
import { Tag } from '../ui/Tag.tsx';
import { FragmentPanel } from './FragmentPanel.tsx';

const file: Fragment = {
  kind: 'diff',
  label: 'The pipeline of a service: a short file that names a version of the template',
  title: '.gitlab-ci.yml',
  lines: [
    'include:',
    '  - project: platform/pipelines',
    '    ref: 2.3.0',
    '    file: service.yml',
    '    inputs:',
    '      service: payments',
    '      environments: [test, production]',
    '      approval: production',
  ],
};

/** What the first week of a pipeline engagement leaves in a repository: see its chapter. */
export function ServiceFile() {
  return (
    <figure data-scheme="dark">
      <FragmentPanel fragment={file} status={<Tag state="waiting">week 1, Wednesday</Tag>} />
    </figure>
  );
}
