import { Checkbox } from '../../components/forms/Checkbox.tsx';
import { pipelineFormText as text } from '../../content/workspace/config/pipelines.ts';
import type { ControlsProps } from '../generator/GeneratorScreen.tsx';
import { OptionGroup, OptionPair, SelectOption, TextOption } from '../generator/OptionGroup.tsx';
import { OptionList } from '../generator/OptionList.tsx';
import {
  deployTargetNames,
  deployTargets,
  ENVIRONMENTS_MAX,
  languageNames,
  type PipelineOptions,
  type ProblemField,
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

type OwnOption = 'branch' | 'folder' | 'runner' | 'registry' | 'target' | 'schedule';

interface PipelineControlsProps extends ControlsProps<PipelineOptions, ProblemField> {
  /** Whether the tool has no runners but those of its owner, so that there is nothing to choose. */
  isSelfHosted?: boolean;
}

export function PipelineControls({
  options,
  problems,
  isSelfHosted,
  onChange,
}: PipelineControlsProps) {
  const { language, packageManager, version, environments } = options;
  const versions: readonly RuntimeVersion[] = runtimeVersions[language];
  /** Props of the control for an option that stands alone. */
  const control = <Key extends OwnOption>(key: Key) => ({
    name: key,
    label: text[key],
    value: options[key],
    error: problems.find(({ field }) => field === key)?.message,
    onChange: (value: PipelineOptions[Key]) => onChange({ ...options, [key]: value }),
  });
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
          <CheckGroup
            legend={text.alsoTested}
            name="tested"
            choices={versions.filter((one) => one !== version)}
            chosen={options.alsoTested}
            onChange={(chosen) => onChange({ alsoTested: chosen })}
          />
        )}
      </OptionPair>
      <OptionPair>
        <TextOption {...control('branch')} />
        <TextOption {...control('folder')} hint={text.folderHint} />
      </OptionPair>
      {!isSelfHosted && (
        <SelectOption {...control('runner')} choices={runners} names={runnerNames} />
      )}
      <CheckGroup
        legend={text.stages}
        name="stages"
        choices={stages}
        names={stageNames}
        chosen={options.stages}
        onChange={(chosen) => onChange({ stages: chosen })}
      />
      {options.stages.includes('image') && (
        <SelectOption {...control('registry')} choices={registries} names={registryNames} />
      )}
      {options.stages.includes('deploy') && (
        <SelectOption {...control('target')} choices={deployTargets} names={deployTargetNames} />
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
            <Checkbox
              name="approved"
              value={index}
              checked={item.needsApproval}
              onChange={({ target }) => replace({ ...item, needsApproval: target.checked })}
            >
              {text.approval}
            </Checkbox>
          )}
        />
      )}
      <SelectOption {...control('schedule')} choices={schedules} names={scheduleNames} />
    </>
  );
}

interface CheckGroupProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly Value[];
  /** Labels by value; without them, the values are shown. */
  names?: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** Any number of choices, which stay in their order. */
function CheckGroup<Value extends string>({
  legend,
  name,
  choices,
  names,
  chosen,
  onChange,
}: CheckGroupProps<Value>) {
  return (
    <OptionGroup legend={legend}>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          name={name}
          value={choice}
          checked={chosen.includes(choice)}
          onChange={({ target: { checked } }) =>
            onChange(choices.filter((each) => (each === choice ? checked : chosen.includes(each))))
          }
        >
          {names?.[choice] ?? choice}
        </Checkbox>
      ))}
    </OptionGroup>
  );
}
