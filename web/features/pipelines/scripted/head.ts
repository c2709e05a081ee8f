import { comment } from '../../../lib/text-block.ts';
import type { ScriptedPipeline } from '../scripted-jobs.ts';

/** The introduction, and the secrets to create, by the place where the tool keeps them. */
export function scriptedHead(
  { intro, jobs }: ScriptedPipeline,
  where: string,
  mark: '#' | '//' = '#',
): string[] {
  const secrets = [...new Set(jobs.flatMap(({ secrets: own = [] }) => own))];
  const sentences = [...intro, ...(secrets.length > 0 ? [`${where} ${secrets.join(', ')}.`] : [])];
  return sentences.flatMap((sentence) => comment(sentence, mark));
}
