import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  label: string;
  children: (item: MenuItemProps) => ReactNode;
}

/** Attributes of a button in a menu, which closes it. */
interface MenuItemProps {
  type: 'button';
  popoverTarget: string;
  popoverTargetAction: 'hide';
}

/** A button that opens a list of others. */
export function Menu({ label, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <Button look="quiet" size="compact" popoverTarget={id}>
        {label}
        <Icon of={ChevronDown} size={16} />
      </Button>
      <div id={id} popover="auto" className={styles.menu}>
        {children({ type: 'button', popoverTarget: id, popoverTargetAction: 'hide' })}
      </div>
    </>
  );
}
