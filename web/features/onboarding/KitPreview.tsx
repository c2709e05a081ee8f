import { type RefObject, useEffect, useState } from 'react';
import { SignalLine } from '../../components/ui/SignalLine.tsx';
import { kitPreview as words } from '../../content/onboarding/form.ts';
import {
  type FieldValues,
  languages,
  type OnboardingText,
  tools,
} from '../../content/onboarding/onboarding.ts';
import type { ResultOutline } from './create-result.ts';
import { type FormContent, readForm } from './form-values.ts';
import styles from './KitPreview.module.css';

interface KitPreviewProps {
  page: OnboardingText;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the files exist. */
  isMade: boolean;
}

/** The files that the form makes, as soon as the tool and the language are chosen. */
export function KitPreview({ page, form, isMade }: KitPreviewProps) {
  // Serialized, so that equal answers cause no render.
  const [answers, setAnswers] = useState('null');
  const [outline, setOutline] = useState<ResultOutline>();
  const content: FormContent | null = JSON.parse(answers);
  const tool = content?.values.tool;
  const language = content?.values.programmingLanguage;

  // After each render of the form, whose controls hold the answers.
  useEffect(() => {
    if (form.current) setAnswers(JSON.stringify(readForm(form.current)));
  });

  useEffect(() => {
    if (!tool || !language) {
      setOutline(undefined);
      return;
    }
    import('./create-result.ts').then(
      ({ outlineResult }) => setOutline(outlineResult(page.id, tool, language)),
      () => undefined,
    );
  }, [page.id, tool, language]);

  const planned = isMade ? 'passed' : 'running';
  return (
    <section className={styles.kit}>
      <h2>{words.title}</h2>
      <div className={styles.files} translate={outline && 'no'}>
        <SignalLine
          stages={(outline?.paths ?? words.parts).map((name) => ({
            name,
            detail: '',
            state: outline ? planned : 'waiting',
          }))}
        />
      </div>
      <BriefPreview page={page} content={content} sections={outline?.sections ?? []} />
      <p>{words.note}</p>
    </section>
  );
}

interface BriefPreviewProps {
  page: OnboardingText;
  content: FormContent | null;
  sections: ResultOutline['sections'];
}

/** The brief with the answers in their places, until then with examples. */
function BriefPreview({ page, content, sections }: BriefPreviewProps) {
  const { heading, client, start, before, prepare, after, version, example, ...labels } =
    words.brief;
  const values: Partial<FieldValues> = content?.values ?? {};
  const { tool, programmingLanguage: language } = values;
  const startsFrom = [
    {
      label: labels.tool,
      value: tool && `${version(tools[tool])} ${values.toolVersion}`,
      example: example.tool,
    },
    {
      label: labels.language,
      value: language && `${version(languages[language])} ${values.languageVersion}`,
      example: example.language,
    },
  ];
  const ticked = page.checklist.items.filter(({ id }) => content?.done.includes(id));
  return (
    <div className={styles.brief} aria-hidden>
      <h3>
        <span>{heading}</span> <Answer value={values.projectName} example={example.projectName} />
      </h3>
      <p>
        <span>{client(page.heading.replace('onboarding', 'project brief'))}</span>{' '}
        <Answer value={values.clientName} example={example.clientName} />
      </p>
      <strong>{start}</strong>
      {startsFrom.map(({ label, ...answer }) => (
        <p key={label}>
          <em>{label}</em> <Answer {...answer} />
        </p>
      ))}
      {before.map((part, index) => (
        <BriefPart key={part.heading} {...part} lines={sections[index]} />
      ))}
      <BriefPart {...prepare} lines={ticked.length > 0 ? [] : undefined} />
      <ul>
        {ticked.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {after.map((part, index) => (
        <BriefPart key={part.heading} {...part} lines={sections[before.length + index]} />
      ))}
    </div>
  );
}

interface AnswerProps {
  value: string | undefined;
  example: string;
}

function Answer({ value, example }: AnswerProps) {
  return <span className={value ? styles.given : 'muted'}>{value || example}</span>;
}

interface BriefPartProps {
  heading: string;
  /** Shown until the lines are known. */
  about: string;
  lines: readonly string[] | undefined;
}

function BriefPart({ heading, about, lines = [about] }: BriefPartProps) {
  return (
    <>
      <strong>{heading}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
