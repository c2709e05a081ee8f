import type { PackageManager } from '../pipeline-options.ts';
import { nuget } from './dotnet.ts';
import { gradle, maven } from './java.ts';
import { npm, pnpm, yarn } from './nodejs.ts';
import { composer } from './php.ts';
import { pip, poetry, uv } from './python.ts';
import { bundler } from './ruby.ts';
import type { Toolchain } from './toolchain.ts';

/** Each package manager belongs to one language, so it identifies the toolchain. */
export const toolchains: Record<PackageManager, Toolchain> = {
  nuget,
  maven,
  gradle,
  npm,
  pnpm,
  yarn,
  pip,
  poetry,
  uv,
  bundler,
  composer,
};
