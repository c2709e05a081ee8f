const PLAIN = /^[\w@:/.,+%-]*$/;
const QUOTES = ["'", '"', '`'];

/**
 * Sets a variable in the text of an env file, in its place if it has one there, even if that is a
 * comment such as `# NAME=`.
 */
export function writeVariable(file: string, name: string, value: string): string {
  const line = `${name}=${quote(value)}`;
  const places = [new RegExp(`^${name}=.*$`, 'm'), new RegExp(`^# ?${name}=.*$`, 'm')];
  const place = places.find((each) => each.test(file));
  if (place) return file.replace(place, () => line);
  return `${file}${file === '' || file.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** Wrangler, which reads the file too, replaces `$names`, whatever quotes are around them. */
function quote(value: string): string {
  if (PLAIN.test(value)) return value;
  const mark = QUOTES.find((each) => !value.includes(each)) ?? '"';
  return `${mark}${value.replaceAll('$', '\\$')}${mark}`;
}
