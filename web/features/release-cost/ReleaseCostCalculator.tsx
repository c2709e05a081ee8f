import { useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { releaseCostPage } from '../../content/release-cost.ts';
import {
  exampleFigures,
  type FigureName,
  type Figures,
  highestFigure,
  readFigure,
} from './figures.ts';
import styles from './ReleaseCostCalculator.module.css';
import { ReleaseCostResult } from './ReleaseCostResult.tsx';
import { releaseCost } from './release-cost.ts';

interface ReleaseCostCalculatorProps {
  figures: Figures;
  onChange: (figures: Figures) => void;
}

/** The inputs beside the result, which follows each valid input. */
export function ReleaseCostCalculator({ figures, onChange }: ReleaseCostCalculatorProps) {
  // Text of inputs that is not the text of their figure, such as "" or "1e".
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<FigureName, string>>>>({});

  function change(name: FigureName, text: string): void {
    setDrafts((now) => ({ ...now, [name]: text }));
    const figure = readFigure(name, text);
    if (figure !== undefined) onChange({ ...figures, [name]: figure });
  }

  /** A valid figure is written as it is read; a mistake stays to be corrected. */
  function forgetDraft(name: FigureName): void {
    if (!isInvalid(name)) setDrafts((now) => ({ ...now, [name]: undefined }));
  }

  function isInvalid(name: FigureName): boolean {
    const draft = drafts[name];
    return draft !== undefined && readFigure(name, draft) === undefined;
  }

  return (
    <div className={styles.calculator}>
      <form className={styles.inputs} method="dialog" onSubmit={(event) => event.preventDefault()}>
        {releaseCostPage.groups.map(({ legend, figures: names }) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            <div className={styles.fields}>
              {names.map((name) => (
                <Field
                  key={name}
                  label={releaseCostPage.figures[name].label}
                  note={releaseCostPage.figures[name].unit}
                  error={
                    isInvalid(name) ? releaseCostPage.outOfBounds(highestFigure(name)) : undefined
                  }
                >
                  {(control) => (
                    <input
                      {...control}
                      name={name}
                      inputMode="decimal"
                      autoComplete="off"
                      value={drafts[name] ?? String(figures[name])}
                      onChange={(event) => change(name, event.target.value)}
                      onBlur={() => forgetDraft(name)}
                    />
                  )}
                </Field>
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
      <ReleaseCostResult
        figures={figures}
        isStale={releaseCostPage.groups.some(({ figures: names }) => names.some(isInvalid))}
      />
    </div>
  );
}
