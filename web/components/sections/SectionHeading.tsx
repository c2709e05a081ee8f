import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  title: string;
  lead?: string | undefined;
  /** The lead is beside the title on wide screens. */
  isWide?: boolean;
}

export function SectionHeading({ title, lead, isWide }: SectionHeadingProps) {
  return (
    <header className={isWide ? styles.wide : styles.heading}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </header>
  );
}
