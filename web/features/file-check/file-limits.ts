/** What the file field takes. Apart from the checks, so that the form can have it at once. */
export const FILE_MAX_BYTES = 1024 * 1024;

/** Without the dot. A name without any extension, such as `Jenkinsfile`, is accepted too. */
export const acceptedExtensions = [
  'yml',
  'yaml',
  'json',
  'tf',
  'tfvars',
  'hcl',
  'groovy',
  'jenkinsfile',
  'dockerfile',
  'containerfile',
  'toml',
  'ini',
  'cfg',
  'conf',
  'env',
  'properties',
  'xml',
  'sh',
  'txt',
] as const;

/** Names that carry their environment where others have an extension: `Dockerfile.web`. */
export const acceptedNames = ['jenkinsfile', 'dockerfile', 'containerfile'] as const;

/** Whether a file of this name is looked into; the case of its letters does not matter. */
export function isAcceptedName(name: string): boolean {
  const baseName = baseNameOf(name);
  if (acceptedNames.some((accepted) => baseName.startsWith(accepted))) return true;
  const extension = extensionOf(name);
  return extension === '' || acceptedExtensions.some((accepted) => accepted === extension);
}

/** The last part of a path, in lower case. */
export function baseNameOf(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').toLowerCase();
}

/** In lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const baseName = baseNameOf(name);
  const dot = baseName.lastIndexOf('.');
  return dot === -1 ? '' : baseName.slice(dot + 1);
}
