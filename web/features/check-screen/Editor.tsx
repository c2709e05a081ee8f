import { useHydrated } from '@tanstack/react-router';
import {
  type ClipboardEvent,
  memo,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { restoreTypedWords } from '../../lib/typed-words.ts';
import type { ConfigKind } from '../file-check/config-kind.ts';
import type { Severity } from '../file-check/finding.ts';
import { highlightLine } from '../file-viewer/highlight.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import styles from './Editor.module.css';

/** Longer texts have one color, since each key would highlight all of them. */
const HIGHLIGHT_CHARS_MAX = 30_000;

/** Of the kinds that are not YAML. */
const SYNTAXES: Partial<Record<ConfigKind, StarterFile['syntax']>> = {
  jenkinsfile: 'groovy',
  json: 'json',
  dockerfile: 'shell',
  terraform: 'text',
  'terraform-override': 'text',
  text: 'text',
};

export interface EditorHandle {
  /** Scrolls the editor, but not the page, to a line; not while somebody types there. */
  showLine(line: number): void;
}

interface EditorProps {
  label: string;
  text: string;
  kind: ConfigKind | undefined;
  /** The worst finding of each line. */
  marks: ReadonlyMap<number, Severity>;
  /** Lines of the finding that is open. */
  chosen?: readonly number[];
  placeholder?: string;
  isReadOnly?: boolean;
  onType: (text: string) => void;
  /** Gets a text that is pasted in place of all others, or was typed before the app started. */
  onReplace: (text: string) => void;
  ref?: Ref<EditorHandle>;
}

/** A text field with numbered lines, and a lamp at each line with a finding. */
export function Editor(props: EditorProps) {
  const { label, text, kind, marks, chosen = [], placeholder, isReadOnly, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const paint = useRef<HTMLPreElement>(null);
  const isHydrated = useHydrated();
  /** Until what was typed before the app started is back. */
  const isEarly = useRef(!isHydrated);
  // Without the app, the field shows its own text.
  const isPainted = isHydrated && text.length <= HIGHLIGHT_CHARS_MAX;
  const lines = useMemo(() => text.split(/\r\n|\n|\r/), [text]);

  useEffect(() => {
    // React has reset the field.
    if (isEarly.current) restoreTypedWords();
    isEarly.current = false;
  }, []);

  useImperativeHandle(ref, () => ({
    showLine(line) {
      const row = gutter.current?.children[line - 1];
      if (!(row instanceof HTMLElement) || !scroller.current) return;
      if (scroller.current.contains(document.activeElement)) return;
      const above = Math.floor(scroller.current.clientHeight / row.offsetHeight / 2);
      const top = row.offsetTop - above * row.offsetHeight;
      scroller.current.scrollTo({ top, behavior: 'smooth' });
    },
  }));

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (!pasted.includes('\n')) return;
    if (selectionStart > 0 || selectionEnd < value.length) return;
    event.preventDefault();
    props.onReplace(pasted);
  }

  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.page} data-painted={isPainted || undefined}>
        <ol ref={gutter} className={styles.gutter} aria-hidden>
          {lines.map((_, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
              key={index}
              mark={marks.get(index + 1)}
              isChosen={chosen.includes(index + 1)}
            />
          ))}
        </ol>
        {isPainted && (
          <pre ref={paint} className={styles.paint} translate="no" aria-hidden>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
              <Line key={index} text={line} syntax={(kind && SYNTAXES[kind]) ?? 'yaml'} />
            ))}
          </pre>
        )}
        <textarea
          name="text"
          aria-label={label}
          value={text}
          rows={lines.length}
          placeholder={placeholder}
          readOnly={isReadOnly}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          translate="no"
          onChange={({ target: { value } }) => {
            if (isEarly.current) props.onReplace(value);
            else props.onType(value);
          }}
          onPaste={paste}
          onScroll={({ currentTarget }) => {
            if (paint.current) paint.current.scrollLeft = currentTarget.scrollLeft;
          }}
        />
      </div>
    </div>
  );
}

interface RowProps {
  mark: Severity | undefined;
  isChosen: boolean;
}

const Row = memo(function Row({ mark, isChosen }: RowProps) {
  return (
    <li data-mark={mark} data-chosen={isChosen || undefined}>
      {mark && <Signal state={mark === 'error' ? 'failed' : 'running'} />}
    </li>
  );
});

interface LineProps {
  text: string;
  syntax: StarterFile['syntax'];
}

const Line = memo(function Line({ text, syntax }: LineProps) {
  return (
    <span>
      {highlightLine(text, syntax).map(({ kind, text: part }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
        <span key={index} data-kind={kind}>
          {part}
        </span>
      ))}
      {'\n'}
    </span>
  );
});
