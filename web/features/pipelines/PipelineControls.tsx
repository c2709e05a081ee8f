import { pipelineFormText as text } from '../../content/workspace/config/pipeline-form.ts';
import type { ControlsProps } from '../generator/GeneratorScreen.tsx';
import { CheckOption, OptionGroup, SelectOption } from '../generator/OptionGroup.tsx';
import { OptionList } from '../generator/OptionList.tsx';
import { ENVIRONMENTS_MAX, type ProblemField } from './check-pipeline-options.ts';
import {
  languageNames,
  type PipelineOptions,
  packageManagerNames,
  packageManagers,
  pipelineLanguages,
  registries,
  registryNames,
  scheduleNames,
  schedules,
  stageNames,
  stages,
} from './pipeline-options.ts';

export function PipelineControls({
  options,
  problems,
  onChange,
}: ControlsProps<PipelineOptions, ProblemField>) {
  const { language, packageManager, registry, environments, schedule } = options;
  return (
    <>
      <SelectOption
        name="language"
        label={text.language}
        value={language}
        choices={pipelineLanguages}
        names={languageNames}
        onChange={(chosen) =>
          onChange({ language: chosen, packageManager: packageManagers[chosen][0] })
        }
      />
      <SelectOption
        name="manager"
        label={text.packageManager}
        value={packageManager}
        choices={packageManagers[language]}
        names={packageManagerNames}
        onChange={(chosen) => onChange({ packageManager: chosen })}
      />
      <OptionGroup legend={text.stages}>
        {stages.map((stage) => (
          <CheckOption
            key={stage}
            name="stages"
            value={stage}
            label={stageNames[stage]}
            isOn={options.stages.includes(stage)}
            onChange={(isOn) =>
              onChange({
                stages: stages.filter((each) =>
                  each === stage ? isOn : options.stages.includes(each),
                ),
              })
            }
          />
        ))}
      </OptionGroup>
      {options.stages.includes('image') && (
        <SelectOption
          name="registry"
          label={text.registry}
          value={registry}
          choices={registries}
          names={registryNames}
          onChange={(chosen) => onChange({ registry: chosen })}
        />
      )}
      {options.stages.includes('deploy') && (
        <OptionList
          text={text.environments}
          look="cards"
          name="environments"
          items={environments}
          blank={{ name: '', needsApproval: false }}
          countMax={ENVIRONMENTS_MAX}
          fields={['environments', 'environment']}
          problems={problems}
          onChange={(changed) => onChange({ environments: changed })}
          detail={({ item, index, replace }) => (
            <CheckOption
              name="approved"
              value={String(index)}
              label={text.approval}
              isOn={item.needsApproval}
              onChange={(isOn) => replace({ ...item, needsApproval: isOn })}
            />
          )}
        />
      )}
      <SelectOption
        name="schedule"
        label={text.schedule}
        value={schedule}
        choices={schedules}
        names={scheduleNames}
        onChange={(chosen) => onChange({ schedule: chosen })}
      />
    </>
  );
}
