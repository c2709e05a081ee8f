import { Field } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { SelectOption } from '../generator/OptionGroup.tsx';
import formStyles from '../generator/OptionsForm.module.css';
import { backupSchedules, deployments, mongoVersions } from './choices.ts';
import { NumberOption } from './NumberOption.tsx';
import { BACKUPS_KEPT_MAX, type MongoOptions, type Problem, STORAGE_GIB_MAX } from './options.ts';
import { UsersField } from './UsersField.tsx';

interface MongoOptionsFormProps {
  options: MongoOptions;
  problems: readonly Problem[];
  onChange: (options: MongoOptions) => void;
  onReset: () => void;
}

const deploymentNames = { compose: 'Docker Compose', kubernetes: 'Kubernetes' } as const;
const memberNames = { '1': 'One, for development', '3': 'Three, as a replica set' } as const;
const scheduleNames = {
  none: 'No backup',
  hourly: 'Every hour',
  daily: 'Every day',
  weekly: 'Every week',
} as const;

export function MongoOptionsForm({ options, problems, onChange, onReset }: MongoOptionsFormProps) {
  const { deployment, version, members, storageGiB, databaseName, users, backup } = options;
  const errorOf = (field: Problem['field']) =>
    problems.find((each) => each.field === field)?.message;

  return (
    // Without the app the controls move and nothing is made: the preview says so.
    <form className={formStyles.form} method="dialog" onSubmit={(event) => event.preventDefault()}>
      <SelectOption
        label="Runs on"
        value={deployment}
        choices={deployments.map((id) => [id, deploymentNames[id]])}
        onChange={(chosen) => onChange({ ...options, deployment: chosen })}
      />
      <SelectOption
        label="MongoDB version"
        value={version}
        choices={mongoVersions.map((id) => [id, id])}
        onChange={(chosen) => onChange({ ...options, version: chosen })}
      />
      <SelectOption
        label="Members"
        value={members === 1 ? '1' : '3'}
        choices={(['1', '3'] as const).map((id) => [id, memberNames[id]])}
        onChange={(chosen) => onChange({ ...options, members: chosen === '1' ? 1 : 3 })}
      />
      <NumberOption
        label="Storage of a member"
        note="GiB"
        value={storageGiB}
        min={1}
        max={STORAGE_GIB_MAX}
        error={errorOf('storageGiB')}
        onChange={(chosen) => onChange({ ...options, storageGiB: chosen })}
      />
      <Field label="Database" error={errorOf('databaseName')}>
        {(control) => (
          <input
            {...control}
            value={databaseName}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...options, databaseName: target.value })}
          />
        )}
      </Field>
      <UsersField
        users={users}
        problems={problems}
        onChange={(changed) => onChange({ ...options, users: changed })}
      />
      <SelectOption
        label="Backup"
        value={backup.schedule}
        choices={backupSchedules.map((id) => [id, scheduleNames[id]])}
        onChange={(schedule) => onChange({ ...options, backup: { ...backup, schedule } })}
      />
      {backup.schedule !== 'none' && (
        <NumberOption
          label="Backups to keep"
          value={backup.keep}
          min={1}
          max={BACKUPS_KEPT_MAX}
          error={errorOf('backup.keep')}
          onChange={(keep) => onChange({ ...options, backup: { ...backup, keep } })}
        />
      )}
      <Button look="quiet" size="compact" onClick={onReset}>
        Reset the options
      </Button>
    </form>
  );
}
