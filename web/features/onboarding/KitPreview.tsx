import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Tag } from '../../components/ui/Tag.tsx';
import { kitPreview as words } from '../../content/onboarding/form.ts';
import { languages, type OnboardingText, tools } from '../../content/onboarding/onboarding.ts';
import { useIsNear } from '../../lib/visibility.ts';
import { EMPTY_CONTENT, type FormContent, readForm } from './form-values.ts';
import styles from './KitPreview.module.css';

interface KitPreviewProps {
  page: OnboardingText;
  form: RefObject<HTMLFormElement | null>;
}

/** What the form makes: the files, and an example of a brief that the answers turn into theirs. */
export function KitPreview({ page, form }: KitPreviewProps) {
  // Serialized, so that equal answers cause no render.
  const [answers, setAnswers] = useState(JSON.stringify(EMPTY_CONTENT));
  const [paths, setPaths] = useState<readonly string[]>();
  const content: FormContent = JSON.parse(answers);
  const { tool, programmingLanguage: language } = content.values;

  // After each render of the form, whose controls hold the answers.
  useEffect(() => {
    if (form.current) setAnswers(JSON.stringify(readForm(form.current)));
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

  const names = paths?.map((path) => path.replace(/.*\//, '')) ?? page.files.split(' ');
  return (
    <section className={styles.kit}>
      <h2>{words.title(names.length)}</h2>
      <ul className={styles.files} translate="no">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <BriefPreview page={page} content={content} />
    </section>
  );
}

/** The brief with the answers in their places, and examples in the others. */
function BriefPreview({ page, content }: { page: OnboardingText; content: FormContent }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [known, setKnown] = useState<typeof import('../../content/onboarding/briefs.ts')>();
  const { values } = content;
  const { tool, programmingLanguage: language } = values;
  const { brief: text, example } = words;

  useEffect(() => {
    if (!isNear) return;
    import('../../content/onboarding/briefs.ts').then(setKnown, () => undefined);
  }, [isNear]);

  const brief = known?.briefs[page.id];
  const isWhole = values.projectName && values.clientName && tool && language;
  return (
    <div ref={place} className={styles.brief} data-made-here data-cropped aria-hidden>
      {brief && (
        <>
          {!isWhole && <Tag>{words.tag}</Tag>}
          <h3>
            <span>{text.heading}</span>{' '}
            <Answer example={example.projectName}>{values.projectName}</Answer>
          </h3>
          <p>
            <span>{text.client(brief.title)}</span>{' '}
            <Answer example={example.clientName}>{values.clientName}</Answer>
          </p>
          <strong>{text.start}</strong>
          <p>
            <span>{text.tool}</span>{' '}
            <Answer example={example.tool}>
              {tool && text.version(tools[tool], values.toolVersion)}
            </Answer>
          </p>
          <p>
            <span>{text.language}</span>{' '}
            <Answer example={example.language}>
              {language && text.version(languages[language], values.languageVersion)}
            </Answer>
          </p>
          <BriefPart heading={text.moves} lines={brief.firstMoves} />
          <strong>{text.pipeline}</strong>
          <p>{brief.stages.map(({ name }) => name).join(' → ')}</p>
          <BriefPart heading={text.questions} lines={brief.questions} />
          <BriefPart heading={text.steps} lines={known.openingSteps.map(({ what }) => what)} />
          <BriefPart heading={text.measures} lines={brief.measures} />
        </>
      )}
    </div>
  );
}

function Answer({ children, example }: { children: ReactNode; example: string }) {
  return <span className={children ? styles.given : undefined}>{children || example}</span>;
}

function BriefPart({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <>
      <strong>{heading}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
