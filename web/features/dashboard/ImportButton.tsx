import { Upload } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { configurationDashboard as text } from '../../content/workspace/configuration-dashboard.ts';

/** A button for a file; the browser's own control, which shows a file name, stays hidden. */
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
          // The same file can be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
