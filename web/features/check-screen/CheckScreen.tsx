import { type DragEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { checkExamples } from '../../content/check/examples.ts';
import { checkProgress, checkForm as words } from '../../content/check/page.ts';
import styles from './CheckScreen.module.css';
import { type CheckedFile, isDone } from './checked-file.ts';
import { useChecks } from './use-checks.ts';

/** The first lines of a file, to show what the field takes. */
const sample = checkExamples[2].text.split('\n', 6).join('\n');

interface CheckScreenProps {
  /** Beside the form. */
  children: ReactNode;
}

/** Takes pasted, chosen or dropped files and shows what the check finds in them. */
export function CheckScreen({ children }: CheckScreenProps) {
  const { files, check, replace, Report } = useChecks();
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const fileName = useRef<HTMLInputElement>(null);
  const current = files.find((file) => file.check.state === 'checking');
  const done = files.filter(isDone);
  const findings = done.flatMap(({ check }) => check.findings);
  const summary =
    !current && checkProgress.done(done.length, files.length - done.length, findings.length);

  useEffect(() => {
    const openShared = async () => {
      if (location.hash === '') return;
      try {
        const { readSharedHash } = await import('./share.ts');
        const shared = readSharedHash(location.hash);
        if (shared) await check(shared.map(({ name, text }) => new File([text], name)));
      } catch {
        setError(words.notLoaded);
      }
    };
    openShared();
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, [check]);

  async function take(chosen: readonly File[]): Promise<void> {
    setError(undefined);
    try {
      await check(chosen);
      heading.current?.focus();
    } catch {
      setError(words.notLoaded);
    }
  }

  function showMore(amended: readonly CheckedFile[]): void {
    replace(amended);
    heading.current?.focus();
  }

  function begin(example: (typeof checkExamples)[number]): void {
    if (text.current) text.current.value = example.text;
    if (fileName.current) fileName.current.value = example.file;
    take([new File([example.text], example.file)]);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const pasted = String(form.get('text') ?? '');
    const name = String(form.get('name') ?? '').trim();
    if (pasted.trim() === '') setError(words.nothing);
    else take([new File([pasted], name || 'pasted')]);
  }

  function handleDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent): void {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    <>
      <div className={styles.start}>
        <form
          className={styles.form}
          aria-label={words.label}
          data-over={isOver || undefined}
          onSubmit={submit}
          onDragOver={handleDragOver}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
        >
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
          <fieldset className={styles.examples}>
            <legend>{words.examples}</legend>
            {checkExamples.map((example) => (
              <Button
                key={example.label}
                look="quiet"
                size="compact"
                onClick={() => begin(example)}
              >
                {example.label}
              </Button>
            ))}
          </fieldset>
          <Field label={words.paste} error={error}>
            {(control) => (
              <textarea
                {...control}
                ref={text}
                name="text"
                rows={10}
                placeholder={sample}
                spellCheck={false}
                wrap="off"
              />
            )}
          </Field>
          <div className={styles.row}>
            <Field label={words.name} note={words.nameNote}>
              {(control) => (
                <input
                  {...control}
                  ref={fileName}
                  name="name"
                  placeholder="Dockerfile"
                  autoComplete="off"
                />
              )}
            </Field>
            <Button type="submit">{words.submit}</Button>
          </div>
          <Field label={words.files} note={words.filesNote} hint={words.hint}>
            {(control) => (
              <input
                {...control}
                type="file"
                multiple
                onChange={({ target }) => target.files?.length && take([...target.files])}
              />
            )}
          </Field>
        </form>
        <div className={styles.aside}>{children}</div>
      </div>
      <p className="visually-hidden" role="status">
        {current ? checkProgress.checking(current.name) : files.length > 0 && summary}
      </p>
      {files.length > 0 && (
        <section className={styles.report} aria-labelledby="findings">
          <h2 id="findings" ref={heading} tabIndex={-1}>
            {checkProgress.heading}
          </h2>
          {summary && <p>{summary}</p>}
          {Report && <Report files={files} onMore={showMore} />}
        </section>
      )}
    </>
  );
}
