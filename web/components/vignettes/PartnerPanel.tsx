import type { PartnerPicture } from '../../content/company/company.ts';
import { Panel } from './Panel.tsx';
import styles from './PartnerPanel.module.css';

/** Who does what in a partnership. */
export function PartnerPanel({ picture }: { picture: PartnerPicture }) {
  return (
    <Panel label={picture.label} title={picture.title}>
      <PanelBody picture={picture} />
    </Panel>
  );
}

function PanelBody({ picture }: { picture: PartnerPicture }) {
  switch (picture.kind) {
    case 'chain':
      return (
        <ol className={styles.chain}>
          {picture.nodes.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      );
    case 'dates': {
      const { count, ownCount, ours, yours } = picture;
      return (
        <div className={styles.dates}>
          <ol aria-hidden="true">
            {Array.from({ length: count }, (_, date) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a date is its place in the course.
              <li key={date} data-owner={date < ownCount ? 'us' : 'you'}>
                {date + 1}
              </li>
            ))}
          </ol>
          <p>
            <span>{ours}</span> <span>{yours}</span>
          </p>
        </div>
      );
    }
    case 'layers':
      return (
        <ul className={styles.layers}>
          {picture.layers.map(({ name, owner }) => (
            <li key={name}>
              {name} <span>{owner}</span>
            </li>
          ))}
        </ul>
      );
  }
}
