import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  Bug,
  CircleUser,
  CloudUpload,
  Database,
  ExternalLink,
  FileCog,
  FileDiff,
  House,
  LayoutDashboard,
  LifeBuoy,
  PanelLeft,
  ShieldCheck,
  Workflow,
} from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { bottomLinks, configLinks, onboardingLinks } from '../../content/workspace/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './Sidebar.module.css';

export const SIDEBAR_ID = 'workspace-menu';

const icons = {
  pipeline: Workflow,
  code: FileDiff,
  cloud: CloudUpload,
  shield: ShieldCheck,
  bug: Bug,
  file: FileCog,
  book: BookOpen,
  dashboard: LayoutDashboard,
  database: Database,
  support: LifeBuoy,
  account: CircleUser,
};

type SidebarLink = (typeof onboardingLinks | typeof configLinks | typeof bottomLinks)[number];

interface SidebarProps {
  isLocked: boolean;
  /** Called when the sidebar is locked open or let go. */
  onToggle: (isLocked: boolean) => void;
}

/** A rail of icons that expands under the pointer or the focus, and stays open when locked. */
export function Sidebar({ isLocked, onToggle }: SidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const isExpanded = isLocked || isHovered;

  // On a phone the sidebar is a sheet: choosing a destination closes it.
  useEffect(() => {
    const sheet = sidebar.current;
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) sheet?.hidePopover?.();
    };
    sheet?.addEventListener('click', close);
    return () => sheet?.removeEventListener('click', close);
  }, []);

  useEffect(() => {
    if (!isLocked) return;
    const collapseOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !sidebar.current?.contains(target)) onToggle(false);
    };
    document.addEventListener('pointerdown', collapseOnOutsideClick);
    return () => document.removeEventListener('pointerdown', collapseOnOutsideClick);
  }, [isLocked, onToggle]);

  return (
    <div
      ref={sidebar}
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      data-scheme="dark"
      data-locked={isLocked || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <div className={styles.top}>
        <Link to="/" className={styles.home}>
          <Icon of={House} />
          <span className={styles.name}>
            <Wordmark />
            <span className="visually-hidden"> DevOps, home</span>
          </span>
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isLocked}
          onClick={() => onToggle(!isLocked)}
        >
          <Icon of={PanelLeft} />
          <span className={styles.name}>{isExpanded ? 'Lock menu' : 'Show menu'}</span>
        </button>
      </div>
      <nav aria-label="Workspace">
        <Link to="/devops-on-boarding" className={styles.heading}>
          <span className={styles.lamp} aria-hidden />
          <span className={styles.name}>DevOps onboarding</span>
        </Link>
        <SidebarLinks links={onboardingLinks} />
        <SidebarLinks links={configLinks} isExternal />
        <SidebarLinks links={bottomLinks} />
      </nav>
    </div>
  );
}

interface SidebarLinksProps {
  links: readonly SidebarLink[];
  /** Opens in a new tab. */
  isExternal?: boolean;
}

function SidebarLinks({ links, isExternal }: SidebarLinksProps) {
  return (
    <ul className={styles.group}>
      {links.map(({ to, name, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.link} {...(isExternal && { target: '_blank' })}>
            <Icon of={icons[icon]} />
            <span className={styles.name}>
              {name}
              {isExternal && <span className="visually-hidden"> (opens in a new tab)</span>}
            </span>
            {isExternal && <Icon of={ExternalLink} size={14} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
