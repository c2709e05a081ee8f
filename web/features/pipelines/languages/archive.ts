/** Packs the sources of a language that is not compiled, without what the jobs put beside them. */
export const archiveCommands = [
  'mkdir -p dist',
  "tar --exclude=./dist --exclude=./vendor --exclude=./reports --exclude='./.*' -czf dist/app.tar.gz .",
] as const;
