import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { InputField } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { releaseCostPage } from '../../content/release-cost.ts';
import {
  exampleFigures,
  type FigureName,
  type Figures,
  figureNames,
  highestFigure,
  isMispunctuated,
  plainNumber,
  readFigure,
} from './figures.ts';
import styles from './ReleaseCostCalculator.module.css';
import { ReleaseCostResult } from './ReleaseCostResult.tsx';
import { releaseCost } from './release-cost.ts';

interface ReleaseCostCalculatorProps {
  figures: Figures;
  onChange: (changed: Partial<Figures>) => void;
}

/** The inputs beside the result, which updates with each valid input. */
export function ReleaseCostCalculator({ figures, onChange }: ReleaseCostCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  // What was typed, such as "", "1e" or "26,000".
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<FigureName, string>>>>({});
  const [typing, setTyping] = useState<FigureName>();
  // The last figure of the focused field: typing "300" must not leave a total for 30.
  const before = useRef<number>(undefined);

  const read = (name: FigureName, text = drafts[name] ?? '') => readFigure(name, plainNumber(text));

  function change(name: FigureName, text: string): void {
    setDrafts((now) => ({ ...now, [name]: text }));
    const figure = read(name, text) ?? (name === typing ? before.current : undefined);
    if (figure !== undefined) onChange({ [name]: figure });
  }

  // Fields that were filled in before hydration.
  const takeEarlyText = useEffectEvent(() => {
    const texts = new FormData(form.current ?? undefined);
    for (const name of figureNames) {
      const text = String(texts.get(name));
      if (text !== releaseCostPage.figure(figures[name])) change(name, text);
    }
  });
  useEffect(() => takeEarlyText(), []);

  /** Typed text is kept as typed, even a mistake, until the URL has another figure. */
  function textOf(name: FigureName): string {
    const isCurrent = name === typing || isInvalid(name) || read(name) === figures[name];
    return (isCurrent ? drafts[name] : undefined) ?? releaseCostPage.figure(figures[name]);
  }

  function faultOf(name: FigureName): string | undefined {
    if (!isInvalid(name)) return undefined;
    return isMispunctuated(drafts[name] ?? '')
      ? releaseCostPage.mispunctuated
      : releaseCostPage.outOfBounds(highestFigure(name));
  }

  function isInvalid(name: FigureName): boolean {
    return drafts[name] !== undefined && read(name) === undefined;
  }

  return (
    <div className={styles.calculator}>
      <form
        ref={form}
        className={styles.inputs}
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
      >
        {releaseCostPage.groups.map(({ legend, figures: names }) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            <div className={styles.fields}>
              {names.map((name) => (
                <InputField
                  key={name}
                  label={releaseCostPage.figures[name].label}
                  note={releaseCostPage.figures[name].unit}
                  error={faultOf(name)}
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  value={textOf(name)}
                  onFocus={() => {
                    before.current = figures[name];
                  }}
                  onChange={(event) => {
                    setTyping(name);
                    change(name, event.target.value);
                  }}
                  onBlur={() => setTyping(undefined)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Button
          look="quiet"
          onClick={() => {
            setDrafts({});
            onChange(exampleFigures);
          }}
        >
          {releaseCostPage.reset}
        </Button>
        {/* The result tells screen readers the total. */}
        <p className={styles.running} aria-hidden="true">
          {releaseCostPage.result.running}
          <b>{releaseCostPage.amount(releaseCost(figures).total)}</b>
        </p>
      </form>
      <ReleaseCostResult figures={figures} isStale={figureNames.some(isInvalid)} />
    </div>
  );
}
