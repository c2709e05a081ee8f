import { Plus, X } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import field from '../../components/forms/Field.module.css';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './OptionList.module.css';
import type { Problem } from './problem.ts';

interface OptionListProps<Item, Field extends string> {
  text: {
    readonly legend: string;
    /** Singular noun for a row, such as “user”. */
    readonly item: string;
    readonly add: string;
  };
  look: 'cards' | 'rows';
  /** Name attribute of the text fields. */
  name: string;
  items: readonly Item[];
  blank: Item;
  countMax: number;
  /** Fields of problems with the list as a whole, and with a single row. */
  fields: readonly [list: Field, row: Field];
  problems: readonly Problem<Field>[];
  onChange: (items: readonly Item[]) => void;
  /** Renders the row's second control, between the name and the remove button, or below both. */
  detail: (row: Row<Item>) => ReactNode;
}

interface Row<Item> {
  readonly item: Item;
  readonly index: number;
  /** The name, or a placeholder for an empty one. */
  readonly label: string;
  readonly replace: (item: Item) => void;
}

/** An ordered, editable list of rows, each with a name and one more control. */
export function OptionList<Item extends { readonly name: string }, Field extends string>({
  text,
  look,
  name,
  items,
  blank,
  countMax,
  fields: [listField, rowField],
  problems,
  onChange,
  detail,
}: OptionListProps<Item, Field>) {
  const id = useId();
  const missing = problems.find(({ field }) => field === listField);
  const list = useRef<HTMLDivElement>(null);

  function replaceAt(index: number, item: Item): void {
    onChange(items.with(index, item));
  }

  function removeAt(index: number): void {
    onChange(items.filter((_, at) => at !== index));
    // The focused button was removed; the add button always exists.
    list.current?.querySelector<HTMLButtonElement>('button[data-add]')?.focus();
  }

  return (
    <OptionGroup legend={text.legend}>
      <div ref={list} className={styles.list} data-look={look}>
        {items.map((item, index) => {
          const problem = problems.find((each) => each.field === rowField && each.index === index);
          const label = item.name || `${text.item} ${index + 1}`;
          const control = detail({
            item,
            index,
            label,
            replace: (changed) => replaceAt(index, changed),
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position.
            <div key={index} className={styles.row}>
              <input
                className={field.input}
                name={name}
                aria-label={`Name of ${text.item} ${index + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && `${id}-${index}`}
                value={item.name}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => replaceAt(index, { ...item, name: target.value })}
              />
              {look === 'rows' && control}
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${label}`}
                onClick={() => removeAt(index)}
              >
                <Icon of={X} size={18} />
              </button>
              {problem && (
                <p id={`${id}-${index}`} className="fault">
                  {problem.message}
                </p>
              )}
              {look === 'cards' && control}
            </div>
          );
        })}
        {missing && <p className="fault">{missing.message}</p>}
        <Button
          look="quiet"
          size="compact"
          data-add
          disabled={items.length >= countMax}
          onClick={() => onChange([...items, blank])}
        >
          <Icon of={Plus} size={16} />
          {text.add}
        </Button>
      </div>
    </OptionGroup>
  );
}
