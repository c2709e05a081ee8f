import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FindingPanel } from '../../../../../web/components/vignettes/FindingPanel.tsx';
import { checkExamples } from '../../../../../web/content/check/examples.ts';
import { checkRules } from '../../../../../web/content/check/rules.ts';
import { checkText } from '../../features/file-check/check.ts';

test('the picture shows what the check finds in the Compose example', async () => {
  const example = checkExamples.find(({ label }) => label === 'Compose');
  const findings = await checkText('compose', example?.text ?? '');
  const shown = renderToStaticMarkup(createElement(FindingPanel));
  expect(shown).toContain(`${findings.length} findings`);
  const open = findings.find(({ rule }) => rule === 'published-database');
  expect(shown).toContain(`${open?.severity}</span> line ${open?.line}, column ${open?.column}`);
  expect(shown).toContain(open?.message);
  for (const { rule, severity } of findings) {
    if (rule === open?.rule) continue;
    expect(shown).toContain(`${severity}</span>${checkRules[rule]?.title}</li>`);
  }
});
