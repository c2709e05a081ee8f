import { Plus, X } from 'lucide';
import { useId, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { CheckOption, OptionGroup } from '../generator/OptionGroup.tsx';
import { ENVIRONMENTS_MAX, type Problem } from './check-pipeline-options.ts';
import styles from './EnvironmentsField.module.css';
import type { DeployEnvironment } from './pipeline-options.ts';

interface EnvironmentsFieldProps {
  environments: readonly DeployEnvironment[];
  problems: readonly Problem[];
  onChange: (environments: readonly DeployEnvironment[]) => void;
}

/** Where the pipeline deploys, in this order. */
export function EnvironmentsField({ environments, problems, onChange }: EnvironmentsFieldProps) {
  const id = useId();
  const missing = problems.find(({ field }) => field === 'environments');
  const group = useRef<HTMLDivElement>(null);

  function changeAt(index: number, part: Partial<DeployEnvironment>): void {
    onChange(environments.map((each, at) => (at === index ? { ...each, ...part } : each)));
  }

  function removeAt(index: number): void {
    onChange(environments.filter((_, at) => at !== index));
    // The button that had the focus is gone; the one to add another is always there.
    group.current?.querySelector<HTMLButtonElement>('button[data-add]')?.focus();
  }

  return (
    <OptionGroup legend="Environments, in their order">
      <div ref={group} className={styles.list}>
        {environments.map(({ name, needsApproval }, index) => {
          const problem = problems.find(
            (each) => each.field === 'environment' && each.index === index,
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an environment is its place in the order.
            <div key={index} className={styles.environment}>
              <input
                className={styles.name}
                aria-label={`Name of environment ${index + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && `${id}-${index}`}
                value={name}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => changeAt(index, { name: target.value })}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${name || `environment ${index + 1}`}`}
                onClick={() => removeAt(index)}
              >
                <Icon of={X} size={18} />
              </button>
              {problem && (
                <p id={`${id}-${index}`} className={styles.problem}>
                  {problem.message}
                </p>
              )}
              <CheckOption
                label="a person approves"
                isOn={needsApproval}
                onChange={(isOn) => changeAt(index, { needsApproval: isOn })}
              />
            </div>
          );
        })}
        {missing && <p className={styles.problem}>{missing.message}</p>}
        <Button
          look="quiet"
          size="compact"
          data-add
          disabled={environments.length >= ENVIRONMENTS_MAX}
          onClick={() => onChange([...environments, { name: '', needsApproval: false }])}
        >
          <Icon of={Plus} size={16} />
          Add an environment
        </Button>
      </div>
    </OptionGroup>
  );
}
