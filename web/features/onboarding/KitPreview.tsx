import { type RefObject, useEffect, useState } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import type { OnboardingScreenId } from '../../content/onboarding/ids.ts';
import { kitPreview as words } from '../../content/onboarding/kit-preview.ts';
import type { LanguageId, ToolId } from '../../content/onboarding/options.ts';
import { readForm } from './form-values.ts';
import styles from './KitPreview.module.css';

interface KitPreviewProps {
  screen: OnboardingScreenId;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the files exist. */
  isMade: boolean;
}

/** The files that the form makes, as soon as the tool and the language are chosen. */
export function KitPreview({ screen, form, isMade }: KitPreviewProps) {
  const [tool, setTool] = useState<ToolId | ''>('');
  const [language, setLanguage] = useState<LanguageId | ''>('');
  const [paths, setPaths] = useState<readonly string[]>();

  // After each render of the form, whose controls hold the answers.
  useEffect(() => {
    if (!form.current) return;
    const { values } = readForm(form.current);
    setTool(values.tool);
    setLanguage(values.programmingLanguage);
  });

  useEffect(() => {
    if (!tool || !language) {
      setPaths(undefined);
      return;
    }
    import('./create-result.ts').then(
      ({ listPaths }) => setPaths(listPaths(screen, tool, language)),
      () => undefined,
    );
  }, [screen, tool, language]);

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
      <p>{words.note}</p>
    </section>
  );
}
