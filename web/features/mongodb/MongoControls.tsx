import { useState } from 'react';
import chevron from '../../components/forms/Chevron.module.css';
import field from '../../components/forms/Field.module.css';
import { InputField } from '../../components/forms/Field.tsx';
import { mongoFormText as text } from '../../content/workspace/config/mongodb.ts';
import type { ControlsProps } from '../generator/GeneratorScreen.tsx';
import { OptionPair, SelectOption, TextOption } from '../generator/OptionGroup.tsx';
import { OptionList } from '../generator/OptionList.tsx';
import {
  BACKUPS_KEPT_MAX,
  backupSchedules,
  type MongoOptions,
  type MongoUser,
  mongoRoles,
  mongoVersions,
  type ProblemField,
  STORAGE_GIB_MAX,
  USERS_MAX,
} from './options.ts';

const NEW_USER: MongoUser = { name: '', role: 'read' };

export function MongoControls({
  options,
  problems,
  onChange,
}: ControlsProps<MongoOptions, ProblemField>) {
  const { version, members, storageGiB, databaseName, users, backup } = options;
  const errorOf = (field: ProblemField) => problems.find((each) => each.field === field)?.message;

  return (
    <>
      <SelectOption
        name="version"
        label={text.version}
        value={version}
        choices={mongoVersions}
        onChange={(chosen) => onChange({ version: chosen })}
      />
      <SelectOption
        name="members"
        label={text.members}
        value={members === 1 ? '1' : '3'}
        choices={['1', '3']}
        names={text.memberNames}
        onChange={(chosen) => onChange({ members: chosen === '1' ? 1 : 3 })}
      />
      <NumberOption
        name="storage"
        label={text.storage}
        note={text.storageUnit}
        value={storageGiB}
        max={STORAGE_GIB_MAX}
        error={errorOf('storageGiB')}
        onChange={(chosen) => onChange({ storageGiB: chosen })}
      />
      <TextOption
        name="database"
        label={text.database}
        value={databaseName}
        error={errorOf('databaseName')}
        onChange={(typed) => onChange({ databaseName: typed })}
      />
      {/* Passwords are not asked for: users put them into secrets later. */}
      <OptionList
        text={text.users}
        look="rows"
        name="users"
        items={users}
        blank={NEW_USER}
        countMax={USERS_MAX}
        fields={['users', 'user']}
        problems={problems}
        onChange={(changed) => onChange({ users: changed })}
        detail={({ item, label, replace }) => (
          <span className={chevron.place}>
            <select
              className={field.input}
              name="roles"
              aria-label={`Role of ${label}`}
              value={item.role}
              onChange={({ target }) => {
                const chosen = mongoRoles[target.selectedIndex];
                if (chosen) replace({ ...item, role: chosen });
              }}
            >
              {mongoRoles.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </span>
        )}
      />
      <OptionPair>
        <SelectOption
          name="backup"
          label={text.backup}
          value={backup.schedule}
          choices={backupSchedules}
          names={text.backupNames}
          onChange={(schedule) => onChange({ backup: { ...backup, schedule } })}
        />
        {backup.schedule !== 'none' && (
          <NumberOption
            name="keep"
            label={text.keep}
            value={backup.keep}
            max={BACKUPS_KEPT_MAX}
            error={errorOf('backup.keep')}
            onChange={(keep) => onChange({ backup: { ...backup, keep } })}
          />
        )}
      </OptionPair>
    </>
  );
}

interface NumberOptionProps {
  name: string;
  label: string;
  note?: string;
  value: number;
  max: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** Input for a positive integer. While the field is empty, the last value is used. */
function NumberOption({ name, label, note, value, max, error, onChange }: NumberOptionProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <InputField
      label={label}
      note={note}
      error={error}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      step={1}
      value={isEmpty ? '' : value}
      onChange={({ target }) => {
        setIsEmpty(target.value === '');
        if (target.value !== '') onChange(Math.trunc(target.valueAsNumber));
      }}
      onBlur={() => setIsEmpty(false)}
    />
  );
}
