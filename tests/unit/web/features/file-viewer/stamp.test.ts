import { expect, test } from 'vitest';
import { stampFiles } from '../../../../../web/features/file-viewer/stamp.ts';

test('each file that can have a comment names its day and address, below its interpreter', () => {
  const at = 'https://example.com/config/jenkins#language=java';
  const files = [
    [
      'ci.yml',
      'yaml',
      'on: push\n',
      `# Created on 2026-11-28. To create it again:\n# ${at}\non: push\n`,
    ],
    ['Jenkinsfile', 'groovy', 'pipeline {}\n', `// ${at}\npipeline {}\n`],
    ['a.js', 'text', 'run()\n', `// ${at}\nrun()\n`],
    ['run.sh', 'shell', '#!/bin/sh\nrun\n', `#!/bin/sh\n# Created on 2026-11-28.`],
    ['README.md', 'markdown', '# Title\n', `${at} -->\n\n# Title\n`],
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
  expect(stamped[3]?.text.startsWith('#!/bin/sh\n#')).toBe(true);
});
