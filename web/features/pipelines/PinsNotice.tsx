import { pinsText } from '../../content/workspace/config/pipelines.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import styles from './PinsNotice.module.css';
import { describePins } from './pinned.ts';

/** How old the versions in generated files are, and which images have no digest. */
export function PinsNotice({ files }: { files: readonly StarterFile[] }) {
  const { seenOn, withoutDigest } = describePins(files.map(({ text }) => text).join('\n'));
  return (
    <div className={styles.pins}>
      <p>{pinsText.seenOn(seenOn)}</p>
      {withoutDigest.length > 0 && (
        <details>
          <summary>{pinsText.loose(withoutDigest.length)}</summary>
          <p>{pinsText.withoutDigest(withoutDigest)}</p>
        </details>
      )}
    </div>
  );
}
