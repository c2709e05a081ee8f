import { copyButtons } from '../content/resources/copy-buttons.ts';
import { copyText } from '../lib/copy-text.ts';

const OUTCOME_SHOWN_MS = 2000;

/** Copies what belongs to a button, and says on it and to screen readers whether that worked. */
export async function copyFor(button: HTMLButtonElement): Promise<void> {
  const status = button.closest('main')?.querySelector('[role=status]');
  // Kept, because a second press would take the outcome for the label.
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;

  const code = button.closest('figure')?.querySelector('code')?.textContent;
  const heading = button.closest('header')?.querySelector('h2');
  const isCopied = code ? await copyText(code) : await copyLoading(readMarkdown(heading));
  show(isCopied ? copyButtons.copied : copyButtons.notCopied);
  setTimeout(show, OUTCOME_SHOWN_MS, '');

  function show(outcome: string): void {
    button.textContent = outcome || label;
    if (status) status.textContent = outcome;
  }
}

/** Safari allows writing only at once after a press, but to write what is still loading. */
async function copyLoading(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}

/**
 * The Markdown of this page, from the file beside it, or that of one of its sections.
 * @throws {Response} if there is no such file.
 */
async function readMarkdown(heading: Element | null | undefined): Promise<string> {
  const response = await fetch(`${location.pathname}.md`);
  if (!response.ok) throw response;
  const markdown = await response.text();
  if (!heading) return markdown;
  const headings = [...document.querySelectorAll('main h2')];
  return listSections(markdown)[headings.indexOf(heading)] ?? '';
}

/** The sections below second-level headings. */
export function listSections(markdown: string): readonly string[] {
  return markdown.split(/^(?=## )/m).slice(1);
}
