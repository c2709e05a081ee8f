import { Button } from '../../components/ui/Button.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import { correctAll } from '../file-check/correct-all.ts';
import { isDone } from './checked-file.ts';
import type { Playground } from './use-playground.ts';

/** Makes every correction that is offered; not there if none is. */
export function ApplyAll({ playground: { file, apply, correct } }: { playground: Playground }) {
  if (!isDone(file)) return null;
  const { text, count } = correctAll(file.check.text, file.check.findings);
  return (
    count > 0 && (
      <Button size="compact" aria-disabled={!apply} onClick={() => apply && correct(text, count)}>
        <span>{words.applyAll(count)}</span>
      </Button>
    )
  );
}
