import { Link } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { findingGroups } from '../../content/check/page.ts';
import type { CheckRule, RuleDetails } from '../../content/check/rule.ts';
import { rulePage as words } from '../../content/check/rule-page.ts';
import { lintersElsewhere } from '../../features/file-check/other-linters.ts';
import { differingLines } from '../../lib/differing-lines.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import styles from './RulePage.module.css';

interface RulePageProps {
  id: string;
  rule: CheckRule;
  details: RuleDetails;
}

/** Why a rule exists, an example with its correction, and how to silence it. */
export function RulePage({ id, rule, details }: RulePageProps) {
  const { title, group, why } = rule;
  const { unless, source, example } = details;
  const linters = lintersElsewhere[id];
  const comment = commentOf(example.file);
  return (
    <>
      <PageHead title={title} description={words.description(title)} />
      <ReadingIntro
        heading={title}
        lead={why}
        actions={
          <ButtonLink to="/check" activeOptions={{ exact: true }}>
            {words.check}
          </ButtonLink>
        }
      >
        <p className={styles.facts}>
          <span>{id}</span>
          <span>{findingGroups[group]}</span>
          <Link to="/check" hash="rules" activeOptions={{ exact: true }}>
            {words.list}
          </Link>
        </p>
      </ReadingIntro>
      <Section>
        <div className={styles.examples}>
          <Example
            title={words.wrong}
            file={example.file}
            text={example.wrong}
            other={example.right}
            tag="del"
          />
          <Example
            title={words.right}
            file={example.file}
            text={example.right}
            other={example.wrong}
            tag="ins"
          />
        </div>
        <div className={styles.notes}>
          <section>
            <h2>{words.unless}</h2>
            <p>{unless}</p>
          </section>
          <section>
            <h2>{words.silence}</h2>
            {comment ? (
              <>
                <p>{words.silenceLead}</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways. */}
                <pre tabIndex={0}>
                  <code>
                    {comment} file-check: ignore[{id}]
                  </code>
                </pre>
              </>
            ) : (
              <p>{words.noComments}</p>
            )}
          </section>
          {linters && (
            <section className={styles.elsewhere}>
              <h2>{words.elsewhere}</h2>
              <p>{words.elsewhereLead}</p>
              <ul>
                {linters.map(({ linter, names }) => (
                  <li key={linter}>
                    {linter}{' '}
                    <span>
                      {names.map((name) => (
                        <code key={name}>{name} </code>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2>{words.source}</h2>
            <p>
              <a href={source.url} rel="noreferrer">
                {source.name}
              </a>
            </p>
          </section>
        </div>
      </Section>
      <ClosingLinks {...words.closing} />
    </>
  );
}

/** What begins a comment in a file, if anything does. */
function commentOf(file: string): string | undefined {
  if (file.endsWith('.json')) return undefined;
  return file === 'Jenkinsfile' ? '//' : '#';
}

interface ExampleProps {
  title: string;
  file: string;
  text: string;
  /** What the text is compared with. */
  other: string;
  /** Of the lines that differ. */
  tag: 'del' | 'ins';
}

function Example({ title, file, text, other, tag }: ExampleProps) {
  const differing = differingLines(text, other);
  return (
    <figure data-tag={tag}>
      <figcaption>
        {title}
        <span>{file}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus. */}
      <pre tabIndex={0}>
        <code>
          {text.split('\n').map((line, index) => {
            const Line = differing.has(index) ? tag : 'span';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text.
              <Line key={index}>{`${line}\n`}</Line>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}
