import { type PackageManager, type RuntimeVersion, runtimeVersions } from '../pipeline-options.ts';
import { nuget } from './dotnet.ts';
import { gradle, maven } from './java.ts';
import { npm, pnpm, yarn } from './nodejs.ts';
import { composer } from './php.ts';
import { pip, poetry, uv } from './python.ts';
import { bundler } from './ruby.ts';
import type { Toolchain } from './toolchain.ts';

type ByVersion = ReadonlyMap<RuntimeVersion, Toolchain>;

const { dotnet, java, nodejs, python, ruby, php } = runtimeVersions;

/** Each package manager belongs to one language, so it identifies the toolchains. */
const toolchains: Record<PackageManager, ByVersion> = {
  nuget: byVersion(dotnet, nuget),
  maven: byVersion(java, maven),
  gradle: byVersion(java, gradle),
  npm: byVersion(nodejs, npm),
  pnpm: byVersion(nodejs, pnpm),
  yarn: byVersion(nodejs, yarn),
  pip: byVersion(python, pip),
  poetry: byVersion(python, poetry),
  uv: byVersion(python, uv),
  bundler: byVersion(ruby, bundler),
  composer: byVersion(php, composer),
};

function byVersion<Version extends RuntimeVersion>(
  versions: readonly Version[],
  create: (version: Version) => Toolchain,
): ByVersion {
  return new Map(versions.map((version) => [version, create(version)]));
}

/** @throws {RangeError} for a runtime version of another language. */
export function toolchainOf(packageManager: PackageManager, version: RuntimeVersion): Toolchain {
  const toolchain = toolchains[packageManager].get(version);
  if (!toolchain) throw new RangeError(`${packageManager} has no version ${version}`);
  return toolchain;
}
