import { Plus, X } from 'lucide';
import { useId, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { OptionGroup } from '../generator/OptionGroup.tsx';
import { mongoRoles } from './choices.ts';
import { type MongoUser, type Problem, USERS_MAX } from './options.ts';
import styles from './UsersField.module.css';

interface UsersFieldProps {
  users: readonly MongoUser[];
  problems: readonly Problem[];
  onChange: (users: readonly MongoUser[]) => void;
}

/** Who may do what in the database. Passwords are not asked for: they go into secrets later. */
export function UsersField({ users, problems, onChange }: UsersFieldProps) {
  const id = useId();
  const missing = problems.find(({ field }) => field === 'users');
  const list = useRef<HTMLDivElement>(null);

  function changeAt(index: number, part: Partial<MongoUser>): void {
    onChange(users.map((each, at) => (at === index ? { ...each, ...part } : each)));
  }

  function removeAt(index: number): void {
    onChange(users.filter((_, at) => at !== index));
    // The button that had the focus is gone; the one to add another is always there.
    list.current?.querySelector<HTMLButtonElement>('button[data-add]')?.focus();
  }

  return (
    <OptionGroup legend="Users, beside the administrator">
      <div ref={list} className={styles.list}>
        {users.map(({ name, role }, index) => {
          const problem = problems.find((each) => each.field === 'user' && each.index === index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a user is its place in the list.
            <div key={index} className={styles.user}>
              <input
                aria-label={`Name of user ${index + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && `${id}-${index}`}
                value={name}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => changeAt(index, { name: target.value })}
              />
              <select
                aria-label={`Role of ${name || `user ${index + 1}`}`}
                value={role}
                onChange={({ target }) => {
                  const chosen = mongoRoles.find((each) => each === target.value);
                  if (chosen) changeAt(index, { role: chosen });
                }}
              >
                {mongoRoles.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
              <button
                type="button"
                aria-label={`Remove ${name || `user ${index + 1}`}`}
                onClick={() => removeAt(index)}
              >
                <Icon of={X} size={18} />
              </button>
              {problem && <p id={`${id}-${index}`}>{problem.message}</p>}
            </div>
          );
        })}
        {missing && <p className={styles.missing}>{missing.message}</p>}
        <Button
          look="quiet"
          size="compact"
          data-add
          disabled={users.length >= USERS_MAX}
          onClick={() => onChange([...users, { name: '', role: 'read' }])}
        >
          <Icon of={Plus} size={16} />
          Add a user
        </Button>
      </div>
    </OptionGroup>
  );
}
