import type { ToolId } from '../../../content/onboarding/onboarding.ts';
import { fill } from '../../../lib/text-block.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import type { ReadmeText } from '../../pipelines/kit-readme.ts';
import { type ImageName, pinnedImage } from '../../pipelines/pinned.ts';
import type { ScriptedPipeline } from '../../pipelines/scripted-jobs.ts';

/** A starter kit whose pipeline runs scripts. */
export interface ScriptedKit {
  readonly pipeline: ScriptedPipeline;
  /** @param project the project's name, safe in file names and code, or REPLACE */
  readonly files: (project: string) => readonly StarterFile[];
  readonly readme: (tool: ToolId) => ReadmeText;
}

export function shell(path: string, text: string, images: readonly ImageName[] = []): StarterFile {
  const parts = Object.fromEntries(images.map((name) => [name, pinnedImage(name)]));
  return {
    path,
    syntax: 'shell',
    text: images.length > 0 ? fill(text, parts).join('\n') : text,
  };
}

export function plain(path: string, text: string): StarterFile {
  return { path, syntax: path.endsWith('.json') ? 'json' : 'text', text };
}
