import { pipelineFormText as text } from '../../content/workspace/config/pipeline-form.ts';
import type { ControlsProps } from '../generator/GeneratorScreen.tsx';
import {
  CheckOption,
  OptionGroup,
  OptionPair,
  SelectOption,
  TextOption,
} from '../generator/OptionGroup.tsx';
import { OptionList } from '../generator/OptionList.tsx';
import { ENVIRONMENTS_MAX, type ProblemField } from './check-pipeline-options.ts';
import {
  deployTargetNames,
  deployTargets,
  languageNames,
  type PipelineOptions,
  packageManagerNames,
  packageManagers,
  pipelineLanguages,
  type RuntimeVersion,
  registries,
  registryNames,
  runnerNames,
  runners,
  runtimeVersions,
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
  const { language, packageManager, version, registry, environments, schedule } = options;
  const versions: readonly RuntimeVersion[] = runtimeVersions[language];
  const errorOf = (field: ProblemField) => problems.find((each) => each.field === field)?.message;
  return (
    <>
      <OptionPair>
        <SelectOption
          name="language"
          label={text.language}
          value={language}
          choices={pipelineLanguages}
          names={languageNames}
          onChange={(chosen) =>
            onChange({
              language: chosen,
              packageManager: packageManagers[chosen][0],
              version: runtimeVersions[chosen][0],
              alsoTested: [],
            })
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
      </OptionPair>
      <OptionPair>
        <SelectOption
          name="version"
          label={text.version}
          value={version}
          choices={versions}
          onChange={(chosen) =>
            onChange({
              version: chosen,
              alsoTested: options.alsoTested.filter((one) => one !== chosen),
            })
          }
        />
        {versions.length > 1 && (
          <OptionGroup legend={text.alsoTested}>
            {versions
              .filter((one) => one !== version)
              .map((one) => (
                <CheckOption
                  key={one}
                  name="tested"
                  value={one}
                  label={one}
                  isOn={options.alsoTested.includes(one)}
                  onChange={(isOn) =>
                    onChange({
                      alsoTested: versions.filter((each) =>
                        each === one ? isOn : options.alsoTested.includes(each),
                      ),
                    })
                  }
                />
              ))}
          </OptionGroup>
        )}
      </OptionPair>
      <OptionPair>
        <TextOption
          name="branch"
          label={text.branch}
          value={options.branch}
          error={errorOf('branch')}
          onChange={(typed) => onChange({ branch: typed })}
        />
        <TextOption
          name="folder"
          label={text.folder}
          hint={text.folderHint}
          value={options.folder}
          error={errorOf('folder')}
          onChange={(typed) => onChange({ folder: typed })}
        />
      </OptionPair>
      <SelectOption
        name="runner"
        label={text.runner}
        value={options.runner}
        choices={runners}
        names={runnerNames}
        onChange={(chosen) => onChange({ runner: chosen })}
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
        <SelectOption
          name="target"
          label={text.target}
          value={options.target}
          choices={deployTargets}
          names={deployTargetNames}
          error={errorOf('target')}
          onChange={(chosen) => onChange({ target: chosen })}
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
