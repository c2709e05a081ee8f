import { type RefObject, useEffect, useState } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { kitPreview as words } from '../../content/onboarding/kit-preview.ts';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import {
  type LanguageId,
  languages,
  type ToolId,
  tools,
} from '../../content/onboarding/options.ts';
import { type FormContent, type FormValues, readForm } from './form-values.ts';
import styles from './KitPreview.module.css';

interface KitPreviewProps {
  page: OnboardingText;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the files exist. */
  isMade: boolean;
}

/** The files that the form makes, as soon as the tool and the language are chosen. */
export function KitPreview({ page, form, isMade }: KitPreviewProps) {
  const [tool, setTool] = useState<ToolId | ''>('');
  const [language, setLanguage] = useState<LanguageId | ''>('');
  const [brief, setBrief] = useState(() => briefOf(page));
  const [paths, setPaths] = useState<readonly string[]>();

  // After each render of the form, whose controls hold the answers.
  useEffect(() => {
    if (!form.current) return;
    const content = readForm(form.current);
    const { values } = content;
    setTool(values.tool);
    setLanguage(values.programmingLanguage);
    setBrief(briefOf(page, content));
  });

  useEffect(() => {
    if (!tool || !language) {
      setPaths(undefined);
      return;
    }
    import('./create-result.ts').then(
      ({ listPaths }) => setPaths(listPaths(page.id, tool, language)),
      () => undefined,
    );
  }, [page.id, tool, language]);

  const planned = isMade ? 'passed' : 'running';
  return (
    <section className={styles.kit}>
      <h2>{words.title}</h2>
      <ul>
        {(paths ?? words.parts).map((name) => (
          <li key={name}>
            <Signal state={paths ? planned : 'waiting'} />
            {name}
          </li>
        ))}
      </ul>
      <pre aria-hidden>{brief}</pre>
      <p>{words.note}</p>
    </section>
  );
}

/** What has been answered, where it stands in the brief. */
function briefOf({ heading, checklist }: OnboardingText, content?: FormContent): string {
  const values: Partial<FormValues> = content?.values ?? {};
  const { tool, programmingLanguage: language } = values;
  return words.brief(
    heading.replace('onboarding', 'project brief'),
    values.clientName || '…',
    values.projectName || '…',
    tool ? `${tools[tool]}, your version ${values.toolVersion || '…'}` : '…',
    language ? `${languages[language]}, your version ${values.languageVersion || '…'}` : '…',
    checklist.items
      .map(({ id, text }) => `- [${content?.done.includes(id) ? 'x' : ' '}] ${text}`)
      .join('\n'),
  );
}
