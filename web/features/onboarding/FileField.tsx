import type { DragEvent, RefObject } from 'react';
import { InputField } from '../../components/forms/Field.tsx';
import { onboardingForm } from '../../content/onboarding/form.ts';
import { formatBytes } from '../file-viewer/format-bytes.ts';
import type { FileFacts } from '../workspace-store/entry.ts';
import styles from './FileField.module.css';
import type { ChosenFile } from './use-chosen-file.ts';

const { file: text, fileStatus: status } = onboardingForm;

interface FileFieldProps {
  input: RefObject<HTMLInputElement | null>;
  chosen: ChosenFile;
  /** Metadata from the draft of a file that was chosen before a reload. */
  restored: FileFacts | undefined;
  onTake: (file: File | undefined) => void;
}

/**
 * Optional file input. The file is read in this browser and never sent; only metadata is stored.
 */
export function FileField({ input, chosen, restored, onTake }: FileFieldProps) {
  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onTake(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is keyboard accessible.
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <InputField
        label={text.label}
        note={text.note}
        hint={text.hint}
        error={chosen.state === 'refused' ? `${chosen.name}: ${chosen.message}` : undefined}
        ref={input}
        type="file"
        name="file"
        onChange={({ target }) => onTake(target.files?.[0])}
      />
      <p className="visually-hidden" aria-live="polite">
        {describe(chosen)}
      </p>
      {chosen.state === 'accepted' && <Accepted {...chosen} />}
      {chosen.state === 'none' && restored && (
        <p className={styles.remark}>
          <span translate="no">{`${restored.name} (${formatBytes(restored.sizeBytes)})`}</span>{' '}
          {text.restored}
        </p>
      )}
    </div>
  );
}

type AcceptedFile = Extract<ChosenFile, { state: 'accepted' }>;

function Accepted({ about, check }: AcceptedFile) {
  if (check) return <check.Report about={about} kind={check.kind} findings={check.findings} />;
  return (
    <p className={styles.remark}>
      <span translate="no">{about.name}</span> {text.unchecked}
    </p>
  );
}

/** Status text for screen readers. */
function describe(chosen: ChosenFile): string {
  switch (chosen.state) {
    case 'none':
      return '';
    case 'checking':
      return `${status.checking} ${chosen.name}`;
    case 'refused':
      return `${chosen.name} ${status.refused} ${chosen.message}`;
    case 'accepted':
      return `${chosen.about.name} ${status.read} ${remarksOn(chosen)}`;
    default:
      return chosen satisfies never;
  }
}

function remarksOn({ check }: AcceptedFile): string {
  return check ? status.remarks(check.findings.length) : status.unchecked;
}
