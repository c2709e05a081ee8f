import { type ComponentType, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { Button, ButtonAnchor } from '../../components/ui/Button.tsx';
import { type GeneratorText, generatorText } from '../../content/workspace/config/generator.ts';
import { PreviewPlace } from '../file-viewer/PreviewPlace.tsx';
import styles from './GeneratorScreen.module.css';
import { keepValid } from './keep-valid.ts';
import type { Problem } from './problem.ts';
import { type AddressForm, useSharedAddress } from './use-shared-address.ts';

export interface ControlsProps<Options, Field extends string> {
  options: Options;
  problems: readonly Problem<Field>[];
  onChange: (changes: Partial<Options>) => void;
}

interface GeneratorScreenProps<Options, Field extends string, Preview> {
  text: GeneratorText;
  /** Must be a module-level constant. */
  address: AddressForm<Options>;
  check: (options: Options) => readonly Problem<Field>[];
  controls: ComponentType<ControlsProps<Options, Field>>;
  /** Loads the code that makes files; must be a stable reference. */
  loadPreview: () => Promise<Preview>;
  preview: (module: Preview, options: Options) => ReactNode;
  /** Content between the introduction and the options. */
  children?: ReactNode;
}

/** Layout of a generator: options beside a preview, with the actions on the files. */
export function GeneratorScreen<Options extends object, Field extends string, Preview>({
  text: { meta, heading, lead, steps },
  address,
  check,
  controls: Controls,
  loadPreview,
  preview,
  children,
}: GeneratorScreenProps<Options, Field, Preview>) {
  const form = useRef<HTMLFormElement>(null);
  const { options, change, reset } = useSharedAddress(address, form);
  const problems = check(options);
  const valid = useLastValid(options, (asked) => check(asked).length);
  // Deferred, so that controls respond immediately and the preview may render later.
  const shown = useDeferredValue(valid);

  return (
    <>
      <PageHead {...meta} />
      <header>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      {children}
      <div className={styles.columns}>
        {/* Without JavaScript the controls work but nothing is generated; the preview says so. */}
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          onSubmit={(event) => event.preventDefault()}
        >
          <Controls
            options={options}
            problems={problems}
            onChange={(changes) => change({ ...options, ...changes })}
          />
          <Button look="quiet" size="compact" onClick={reset}>
            {generatorText.reset}
          </Button>
          <div className={styles.toFiles}>
            <span>{generatorText.toFiles.lead}</span>
            <ButtonAnchor size="compact" href="#files">
              {generatorText.toFiles.label}
            </ButtonAnchor>
          </div>
        </form>
        <div id="files" className={styles.preview} data-made-here>
          <p className="fault" role="status">
            {problems.length > 0 && generatorText.stale}
          </p>
          <PreviewPlace load={loadPreview}>{(module) => preview(module, shown)}</PreviewPlace>
        </div>
      </div>
      <section className={styles.steps} aria-labelledby="steps">
        <h2 id="steps">{generatorText.steps}</h2>
        <ol className="evenly items">
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The options with each invalid value replaced by its last valid one, or else the initial one. */
function useLastValid<Options extends object>(
  options: Options,
  countProblems: (options: Options) => number,
): Options {
  const [seen, setSeen] = useState({ options, kept: options });
  if (seen.options === options) return seen.kept;
  const kept = keepValid(options, seen.kept, countProblems);
  setSeen({ options, kept });
  return kept;
}
