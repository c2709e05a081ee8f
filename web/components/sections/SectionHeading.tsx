import styles from './SectionHeading.module.css';

export function SectionHeading({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <header className={styles.heading}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </header>
  );
}
