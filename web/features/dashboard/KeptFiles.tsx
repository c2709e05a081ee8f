import { Link } from '@tanstack/react-router';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';
import { toFileName } from '../file-viewer/download.ts';
import { PreviewPlace } from '../file-viewer/PreviewPlace.tsx';
import { toHash } from '../generator/choices.ts';
import type { FilesEntry } from '../workspace-store/entry.ts';
import styles from './EntryRow.module.css';

const words = configurationDashboard.entry;

const loadViewer = () => import('../file-viewer/FileViewer.tsx');

/** The files of an entry, with a link to the page that created them. */
export function KeptFiles({ entry: { name, files, source } }: { entry: FilesEntry }) {
  return (
    <div className={styles.files}>
      <PreviewPlace load={loadViewer}>
        {({ FileViewer }) => <FileViewer files={files} archiveName={toFileName(name)} />}
      </PreviewPlace>
      {source.kind === 'onboarding' ? (
        <Link to={`/${source.screen}`}>{words.toForm}</Link>
      ) : (
        <Link to={`/config/${source.kind}`} hash={toHash(source.choices)}>
          {words.toOptions}
        </Link>
      )}
    </div>
  );
}
