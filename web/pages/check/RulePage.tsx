import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { findingGroups } from '../../content/check/page.ts';
import type { CheckRule, RuleDetails } from '../../content/check/rule.ts';
import { rulePage as words } from '../../content/check/rule-page.ts';
import { tryLink } from '../../features/check-screen/try-link.ts';
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
          <>
            <ButtonAnchor href={tryLink(example.file, example.wrong)}>{words.tryIt}</ButtonAnchor>
            <ButtonLink to="/check" hash="rules" look="quiet" activeOptions={{ exact: true }}>
              {words.list}
            </ButtonLink>
          </>
        }
      >
        <p className={styles.verdict}>
          <Tag state={group === 'refused' ? 'failed' : 'running'}>{findingGroups[group]}</Tag> {id}
        </p>
      </ReadingIntro>
      <Section>
        <figure className={styles.examples}>
          <figcaption>{example.file}</figcaption>
          <Example name={words.wrong} text={example.wrong} other={example.right} tag="del" />
          <Example name={words.right} text={example.right} other={example.wrong} tag="ins" />
        </figure>
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
          <section>
            <h2>{words.source}</h2>
            <p>
              <a href={source.url} rel="noreferrer">
                {source.name}
              </a>
            </p>
          </section>
          {linters && (
            <section className={styles.elsewhere}>
              <div>
                <h2>{words.elsewhere}</h2>
                <p>{words.elsewhereLead}</p>
              </div>
              <ul>
                {linters.map(({ linter, names }) => (
                  <li key={linter}>
                    {linter}{' '}
                    <span>
                      {names.map((name) => (
                        <code key={name}>
                          <Tag>{name}</Tag>{' '}
                        </code>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
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
  name: string;
  text: string;
  /** What the text is compared with. */
  other: string;
  /** Of the lines that differ. */
  tag: 'del' | 'ins';
}

function Example({ name, text, other, tag }: ExampleProps) {
  const differing = differingLines(text, other);
  return (
    <div>
      <p>
        <Signal state={tag === 'del' ? 'failed' : 'passed'} /> {name}
      </p>
      <pre>
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
    </div>
  );
}
