import { Button } from '../../components/ui/Button.tsx';
import { CheckOption, OptionGroup, SelectOption } from '../generator/OptionGroup.tsx';
import styles from '../generator/OptionsForm.module.css';
import type { Problem } from './check-pipeline-options.ts';
import { EnvironmentsField } from './EnvironmentsField.tsx';
import {
  defaultPipelineOptions,
  languageNames,
  type PipelineOptions,
  packageManagerNames,
  packageManagers,
  pipelineLanguages,
  registries,
  registryNames,
  type Stage,
  scheduleNames,
  schedules,
  stageNames,
  stages,
} from './pipeline-options.ts';

interface PipelineOptionsFormProps {
  options: PipelineOptions;
  problems: readonly Problem[];
  onChange: (options: PipelineOptions) => void;
  onReset: () => void;
}

export function PipelineOptionsForm({
  options,
  problems,
  onChange,
  onReset,
}: PipelineOptionsFormProps) {
  const { language, packageManager, registry, environments, schedule } = options;

  function changeStage(stage: Stage, isOn: boolean): void {
    onChange({
      ...options,
      stages: stages.filter((each) => (each === stage ? isOn : options.stages.includes(each))),
    });
  }

  return (
    // Without the app the controls move and nothing is made: the preview says so.
    <form className={styles.form} method="dialog" onSubmit={(event) => event.preventDefault()}>
      <SelectOption
        label="Language"
        value={language}
        choices={pipelineLanguages.map((id) => [id, languageNames[id]])}
        onChange={(chosen) =>
          onChange({
            ...options,
            language: chosen,
            packageManager: defaultPipelineOptions(chosen).packageManager,
          })
        }
      />
      <SelectOption
        label="Package manager"
        value={packageManager}
        choices={packageManagers[language].map((id) => [id, packageManagerNames[id]])}
        onChange={(chosen) => onChange({ ...options, packageManager: chosen })}
      />
      <OptionGroup legend="Stages, after the build">
        {stages.map((stage) => (
          <CheckOption
            key={stage}
            label={stageNames[stage]}
            isOn={options.stages.includes(stage)}
            onChange={(isOn) => changeStage(stage, isOn)}
          />
        ))}
      </OptionGroup>
      {options.stages.includes('image') && (
        <SelectOption
          label="Registry for the image"
          value={registry}
          choices={registries.map((id) => [id, registryNames[id]])}
          onChange={(chosen) => onChange({ ...options, registry: chosen })}
        />
      )}
      {options.stages.includes('deploy') && (
        <EnvironmentsField
          environments={environments}
          problems={problems}
          onChange={(changed) => onChange({ ...options, environments: changed })}
        />
      )}
      <SelectOption
        label="Schedule"
        value={schedule}
        choices={schedules.map((id) => [id, scheduleNames[id]])}
        onChange={(chosen) => onChange({ ...options, schedule: chosen })}
      />
      <Button look="quiet" size="compact" onClick={onReset}>
        Reset the options
      </Button>
    </form>
  );
}
