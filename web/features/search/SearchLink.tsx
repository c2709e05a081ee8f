import { Link, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { navigation } from '../../content/navigation.ts';
import { SEARCH_FIELD_ID } from './search-field.ts';
import { onSlashKey } from './slash-key.ts';

type Dialog = typeof import('./SearchDialog.tsx')['SearchDialog'];

/**
 * Opens the search in a dialog, also by the key "/". It is a real link to the search page and acts
 * as one before hydration, in a new tab, and if the dialog fails to load.
 */
export function SearchLink({ className }: { className: string | undefined }) {
  const [OpenDialog, setOpenDialog] = useState<Dialog>();
  const link = useRef<HTMLAnchorElement>(null);
  const { to, name } = navigation.search;
  const router = useRouter();

  useEffect(() => onSlashKey(() => link.current?.click()), []);

  async function open(event: MouseEvent): Promise<void> {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForNewTab) return;
    event.preventDefault();
    // The search page has its own field.
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (field) return field.focus();
    try {
      const { SearchDialog } = await import('./SearchDialog.tsx');
      setOpenDialog(() => SearchDialog);
    } catch {
      router.history.push(to);
    }
  }

  return (
    <>
      <Link ref={link} to={to} className={className} aria-label={name} onClick={open}>
        <Icon of={Search} />
      </Link>
      {OpenDialog && <OpenDialog onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}
