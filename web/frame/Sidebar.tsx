import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  Bug,
  CirclePlay,
  CircleUser,
  CloudUpload,
  Cog,
  Database,
  ExternalLink,
  FileDiff,
  GitPullRequest,
  Infinity as InfinityLoop,
  LayoutDashboard,
  LifeBuoy,
  ListTodo,
  PanelLeft,
  ShieldCheck,
  Workflow,
} from 'lucide';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import {
  bottomLinks,
  configLinks,
  onboardingLinks,
  sidebar as words,
} from '../content/workspace/navigation.ts';
import { rememberMenuLock } from '../lib/menu-lock.ts';
import { HomeLink } from './bar.tsx';
import styles from './Sidebar.module.css';

/** Link that is highlighted, because it leads to the visitor's own drafts and files. */
const SPECIAL = '/configuration-dashboard';

export const SIDEBAR_ID = 'workspace-menu';

const icons = {
  pipeline: Workflow,
  code: FileDiff,
  cloud: CloudUpload,
  shield: ShieldCheck,
  bug: Bug,
  azure: InfinityLoop,
  github: CirclePlay,
  gitlab: GitPullRequest,
  jenkins: Cog,
  book: BookOpen,
  dashboard: LayoutDashboard,
  database: Database,
  support: LifeBuoy,
  account: CircleUser,
};

type SidebarLink = (typeof onboardingLinks | typeof configLinks | typeof bottomLinks)[number];

interface SidebarProps {
  isLocked: boolean;
  /** Called when the sidebar is locked open or unlocked. */
  onToggle: (isLocked: boolean) => void;
}

/**
 * Icon rail that expands on hover or focus and stays open when locked. A click outside unlocks it
 * for the current page view; only the toggle changes the stored preference.
 */
export function Sidebar({ isLocked, onToggle }: SidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null);
  const [isVisited, setIsVisited] = useState(false);
  // Escape collapses it until it is hovered or focused again (WCAG 2.2 1.4.13).
  const [isDismissed, setIsDismissed] = useState(false);
  const isExpanded = isLocked || (isVisited && !isDismissed);

  useEffect(() => {
    if (!isLocked) return;
    const collapseOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !sidebar.current?.contains(target)) onToggle(false);
    };
    document.addEventListener('pointerdown', collapseOnOutsideClick);
    return () => document.removeEventListener('pointerdown', collapseOnOutsideClick);
  }, [isLocked, onToggle]);

  useEffect(() => {
    if (!isVisited) return;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setIsDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isVisited]);

  function enter(): void {
    setIsVisited(true);
    setIsDismissed(false);
  }

  const leave = () => setIsVisited(false);

  function leaveWithFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && !currentTarget.matches(':hover')) leave();
  }

  /** On phones the sidebar is a popover. */
  function closeForLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
    if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.();
  }

  function toggle(): void {
    rememberMenuLock(!isLocked);
    onToggle(!isLocked);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only track hover and focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires click too.
    <div
      ref={sidebar}
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      data-scheme="dark"
      data-dismissed={(isDismissed && !isLocked) || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && enter()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={({ target }) => target.matches(':focus-visible') && enter()}
      onBlur={leaveWithFocus}
      onClick={closeForLink}
    >
      <nav aria-label={words.label}>
        <div className={styles.top}>
          <HomeLink className={styles.home} />
          <button type="button" className={styles.toggle} aria-pressed={isLocked} onClick={toggle}>
            <Icon of={PanelLeft} />
            <span className={styles.name}>{isExpanded ? words.lock : words.show}</span>
          </button>
        </div>
        <Link to={words.heading.to} className={styles.heading}>
          <Icon of={ListTodo} />
          <span className={styles.name}>{words.heading.name}</span>
        </Link>
        <SidebarLinks links={onboardingLinks} />
        <SidebarLinks links={configLinks} isExternal />
        <SidebarLinks links={bottomLinks} isLast />
      </nav>
    </div>
  );
}

interface SidebarLinksProps {
  links: readonly SidebarLink[];
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** Aligned to the bottom of the sidebar, if there is room. */
  isLast?: boolean;
}

function SidebarLinks({ links, isExternal, isLast }: SidebarLinksProps) {
  return (
    <ul className={styles.group} data-last={isLast}>
      {links.map(({ to, name, icon }) => (
        <li key={to} data-special={to === SPECIAL || undefined}>
          <Link to={to} className={styles.link} {...(isExternal && { target: '_blank' })}>
            <Icon of={icons[icon]} />
            <span className={styles.name}>
              <span>{name}</span>
              {isExternal && <span className="visually-hidden">{` ${words.newTab}`}</span>}
            </span>
            {isExternal && <Icon of={ExternalLink} size={14} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
