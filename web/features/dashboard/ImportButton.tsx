import { Upload } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { configurationDashboard as text } from '../../content/workspace/configuration-dashboard.ts';

/** A file picker button; the native control, which shows a file name, is hidden. */
export function ImportButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        <Icon of={Upload} size={18} />
        {text.import.button}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={text.import.label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
