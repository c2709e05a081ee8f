/** What is said of files of the other kinds, if no rule finds anything. */
export const nothingFound =
  'We found none of the mistakes that we look for. The tool may still refuse the file.';

/** What is said of files of the kinds that have no rules of their own. */
export const unknownKinds: Partial<Record<string, string>> = {
  yaml: 'We do not know which tool reads this YAML, so we only checked its syntax and searched it for secrets.',
  json: 'We do not know which tool reads this JSON, so we only checked its syntax and searched it for secrets.',
  text: 'We do not know this kind of file. It was only searched for secrets.',
};
