import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'quiet';
type Size = 'regular' | 'compact';

interface ButtonLook {
  look?: Look | undefined;
  size?: Size | undefined;
}

function classNames({ look = 'primary', size = 'regular' }: ButtonLook): string {
  return [styles.button, look === 'quiet' && styles.quiet, size === 'compact' && styles.compact]
    .filter(Boolean)
    .join(' ');
}

export function Button({
  look,
  size,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button {...rest} type={type} className={classNames({ look, size })} />;
}

export function ButtonAnchor({
  look,
  size,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & ButtonLook) {
  return <a {...rest} className={classNames({ look, size })} />;
}

export const ButtonLink = createLink(ButtonAnchor);
