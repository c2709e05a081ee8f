/** Packs the sources of an interpreted language, without files that the jobs create. */
export const archiveCommands = [
  'mkdir -p dist',
  "tar --exclude=./dist --exclude=./vendor --exclude=./reports --exclude='./.*' -czf dist/app.tar.gz .",
] as const;

/** Unpacks on the server what `archiveCommands` packed. */
export const UNPACK_ARCHIVE = 'tar -xzf app.tar.gz && rm app.tar.gz';
