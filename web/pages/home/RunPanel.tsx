import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { breakRun, type HeroSlide, type RunFault } from '../../content/home.ts';
import type { SignalState } from '../../content/signal.ts';
import styles from './RunPanel.module.css';
import { StagePicture } from './StagePicture.tsx';

/** What became of a run that a visitor has broken. */
export interface BrokenRun {
  readonly fault: RunFault;
  readonly isFixed: boolean;
}

interface RunPanelProps {
  panel: HeroSlide['panel'];
  broken: BrokenRun | undefined;
  onFix: () => void;
}

/** A pipeline run: five stages on a line, each with a piece of its work. */
export function RunPanel({
  panel: { title, status, stages, facts },
  broken,
  onFix,
}: RunPanelProps) {
  return (
    <>
      <div className={styles.head}>
        <p>
          <span translate="no">{title}</span> <span>{broken ? runOf(broken) : status}</span>
        </p>
        {broken ? <Outcome {...broken} /> : <Facts facts={facts} />}
      </div>
      <div className={styles.body}>
        <ol className={styles.stages} data-broken={broken !== undefined || undefined}>
          {stages.map(({ name, detail, time, picture, note }, index) => {
            const state = stateOf(index, broken);
            return (
              <li key={name} data-state={state}>
                <Signal state={state} />
                <strong>{name}</strong>
                <span className={styles.time}>{timeOf(time, state, broken)}</span>
                <span className={styles.detail}>
                  <span>{detail}</span>
                  <span className="visually-hidden">{`, ${state}`}</span>
                </span>
                <StagePicture picture={picture} />
                <span className={styles.note}>{note}</span>
              </li>
            );
          })}
        </ol>
        <div aria-live="polite">
          {broken && <Finding key={broken.fault.id} {...broken} stages={stages} onFix={onFix} />}
        </div>
      </div>
    </>
  );
}

function Facts({ facts }: Pick<HeroSlide['panel'], 'facts'>) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ fault, isFixed }: BrokenRun) {
  return (
    <p className={styles.outcome} data-fixed={isFixed || undefined}>
      <Signal state={isFixed ? 'passed' : 'failed'} />
      <span>{isFixed ? breakRun.fixed : breakRun.stopped(fault.stoppedAfter)}</span>
    </p>
  );
}

interface FindingProps extends BrokenRun {
  stages: HeroSlide['panel']['stages'];
  onFix: () => void;
}

/** The finding that stopped the run, and the change that lets it go on. */
function Finding({ fault, isFixed, stages, onFix }: FindingProps) {
  const button = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => (isFixed ? result : button).current?.focus({ preventScroll: true }), [isFixed]);

  const { finding, file, line, removed, added } = fault;
  return (
    <section className={styles.finding} aria-label={finding.title}>
      <div className={styles.reason}>
        <h3>{finding.title}</h3>
        <p>{finding.text}</p>
      </div>
      <div className={styles.change}>
        <p className={styles.file} translate="no">
          <span>{file}</span> <span>{breakRun.line(line)}</span>
        </p>
        <pre translate="no">
          {!isFixed && <del data-line={line}>{removed}</del>}
          <ins data-line={line}>{added}</ins>
        </pre>
        {isFixed ? (
          <p ref={result} tabIndex={-1} className={styles.result}>
            <Signal state="passed" />
            <span>{breakRun.fixedText}</span>
          </p>
        ) : (
          <p className={styles.apply}>
            <Button ref={button} onClick={onFix}>
              {breakRun.apply}
            </Button>
            <span>{`${breakRun.goesOn} ${stages[fault.stage]?.name ?? ''}.`}</span>
          </p>
        )}
      </div>
    </section>
  );
}

function runOf({ isFixed }: BrokenRun): string {
  return isFixed ? breakRun.runs.fixed : breakRun.runs.stopped;
}

function stateOf(index: number, broken: BrokenRun | undefined): SignalState {
  if (!broken || broken.isFixed || index < broken.fault.stage) return 'passed';
  return index === broken.fault.stage ? 'failed' : 'waiting';
}

function timeOf(time: string, state: SignalState, broken: BrokenRun | undefined): string {
  if (state === 'failed') return broken?.fault.time ?? time;
  return state === 'waiting' ? breakRun.waiting : time;
}
