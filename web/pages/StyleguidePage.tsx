import type { ReactNode } from 'react';
import { Checkbox } from '../components/forms/Checkbox.tsx';
import { Field, InputField } from '../components/forms/Field.tsx';
import { PageHead } from '../components/head/PageHead.tsx';
import { ReadingIntro } from '../components/sections/ReadingIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { Button } from '../components/ui/Button.tsx';
import { Notice } from '../components/ui/Notice.tsx';
import { Signal } from '../components/ui/Signal.tsx';
import { Tag } from '../components/ui/Tag.tsx';
import { AnswerPanel } from '../components/vignettes/AnswerPanel.tsx';
import { FindingPanel } from '../components/vignettes/FindingPanel.tsx';
import { FindingsList } from '../components/vignettes/FindingsList.tsx';
import { Handover } from '../components/vignettes/Handover.tsx';
import { LatencyGraph } from '../components/vignettes/LatencyGraph.tsx';
import { MatchCard } from '../components/vignettes/MatchCard.tsx';
import { OfferSheet } from '../components/vignettes/OfferSheet.tsx';
import { OfficeWeek } from '../components/vignettes/OfficeWeek.tsx';
import { PipelineRun } from '../components/vignettes/PipelineRun.tsx';
import { PodGrid } from '../components/vignettes/PodGrid.tsx';
import { PolicyReport } from '../components/vignettes/PolicyReport.tsx';
import { ReconcileFlow } from '../components/vignettes/ReconcileFlow.tsx';
import { TerraformPlan } from '../components/vignettes/TerraformPlan.tsx';
import { WaveBoard } from '../components/vignettes/WaveBoard.tsx';
import { styleguide } from '../content/styleguide.ts';
import styles from './StyleguidePage.module.css';

const pictures = {
  PipelineRun,
  PolicyReport,
  LatencyGraph,
  PodGrid,
  FindingsList,
  AnswerPanel,
  MatchCard,
  OfferSheet,
  OfficeWeek,
  FindingPanel,
};

const widePictures = { TerraformPlan, WaveBoard, ReconcileFlow, Handover };

export function StyleguidePage() {
  const { meta, heading, lead, sections, specimen, colors, buttons, fields, signals, notices } =
    styleguide;
  return (
    <>
      <PageHead {...meta} />
      <ReadingIntro heading={heading} lead={lead} />
      <Part title={sections.type}>
        <div className={styles.type}>
          <p>{specimen}</p>
          <h2>{specimen}</h2>
          <h3>{specimen}</h3>
          <p>{specimen}</p>
          <code>{specimen}</code>
        </div>
      </Part>
      <Part title={sections.colors}>
        <ul className={styles.colors}>
          {colors.map((name) => (
            <li key={name}>
              <svg fill={`var(--${name.replace(' ', '-')})`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={sections.pictures}>
        <div className={styles.pictures}>
          {Object.entries(pictures).map(([name, Picture]) => (
            <Picture key={name} />
          ))}
        </div>
        <div className={styles.wide}>
          {Object.entries(widePictures).map(([name, Picture]) => (
            <Picture key={name} />
          ))}
        </div>
      </Part>
      <Part title={sections.signals}>
        <ul className={styles.row}>
          {signals.map((state) => (
            <li key={state} className={styles.row}>
              <Signal state={state} />
              <Tag state={state}>{state}</Tag>
            </li>
          ))}
        </ul>
        <div className={styles.fields}>
          <Notice kind="info">{notices.info}</Notice>
          <Notice kind="error">{notices.error}</Notice>
        </div>
      </Part>
      <Part title={sections.fields}>
        <div className={styles.fields}>
          <InputField label={fields.empty} />
          <InputField label={fields.filled} defaultValue={fields.value} />
          <InputField label={fields.wrong} error={fields.error} defaultValue={fields.value} />
          <Field label={fields.select}>
            {(control) => (
              <select {...control}>
                <option>{fields.option}</option>
              </select>
            )}
          </Field>
          <label className={styles.row}>
            <Checkbox /> {fields.checkbox}
          </label>
          <label className={styles.row}>
            <Checkbox defaultChecked /> {fields.checked}
          </label>
        </div>
      </Part>
      <Part title={sections.buttons}>
        <div className={styles.row}>
          <Button>{buttons.primary}</Button>
          <Button look="quiet">{buttons.quiet}</Button>
          <Button size="compact">{buttons.compact}</Button>
          <Button disabled>{buttons.disabled}</Button>
        </div>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHeading title={title} />
      {children}
    </Section>
  );
}
