import { expect, test } from 'vitest';
import { stampFiles } from '../../../../../web/features/file-viewer/stamp.ts';

test('each file that can have a comment names its day and address at its end', () => {
  const at = 'https://example.com/config/jenkins#language=java';
  const files = [
    [
      'ci.yml',
      'yaml',
      'on: push\n',
      `on: push\n\n# Created on 2026-11-28. To create it again:\n# ${at}\n`,
    ],
    ['Jenkinsfile', 'groovy', 'pipeline {}\n', `pipeline {}\n\n// Created on`],
    ['a.js', 'text', 'run()\n', `// ${at}\n`],
    ['run.sh', 'shell', '#!/bin/sh\nrun\n', `#!/bin/sh\nrun\n\n# Created on 2026-11-28.`],
    [
      'README.md',
      'markdown',
      '# Title\n',
      `# Title\n\n<!-- Created on 2026-11-28. To create it again: ${at} -->\n`,
    ],
    ['renovate.json', 'json', '{}\n', '{}\n'],
  ] as const;
  const stamped = stampFiles(
    files.map(([path, syntax, text]) => ({ path, syntax, text })),
    new Date('2026-11-28T23:59:00Z'),
    at,
  );
  for (const [index, [path, , , expected]] of files.entries()) {
    expect(stamped[index]?.text, path).toContain(expected);
  }
});
