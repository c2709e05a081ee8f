import { Tag } from '../ui/Tag.tsx';
import { SignalPanel } from './SignalPanel.tsx';

/** A course in its last hours, with the exercise still to come. */
export function CourseRun() {
  return (
    <SignalPanel
      label="A course of three days, and the exercise that ends it"
      title="pipelines · 11 participants"
      status={<Tag state="running">day 3</Tag>}
      stages={[
        { state: 'passed', name: 'Day 1', detail: 'one pipeline, with a clock on each step' },
        { state: 'passed', name: 'Day 2', detail: 'a template that four services call' },
        {
          state: 'running',
          name: 'Day 3',
          detail: 'second rollback of three, 4\u00a0min\u00a010\u00a0s',
        },
        {
          state: 'waiting',
          name: 'Exercise',
          detail: 'an unknown service, released and rolled back',
        },
      ]}
    />
  );
}
