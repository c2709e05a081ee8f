import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide';
import { Icon } from '../components/ui/Icon.tsx';
import { Wordmark } from '../components/ui/Wordmark.tsx';
import { frame, menu } from '../content/navigation.ts';

interface Look {
  className: string | undefined;
}

/** The wordmark, which leads to the home page. */
export function HomeLink({ className }: Look) {
  return (
    <Link to="/" className={className}>
      <Wordmark />
      <span className="visually-hidden">{` ${frame.home}`}</span>
    </Link>
  );
}

/** Opens the menu of a phone, a popover. */
export function MenuToggle({ className, menuId }: Look & { menuId: string }) {
  return (
    <button type="button" className={className} popoverTarget={menuId} aria-label={menu.toggle}>
      <Icon of={Menu} size={24} />
    </button>
  );
}
