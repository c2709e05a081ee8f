const CAPITALS = /([A-Z]{2}) (?=[A-Z]{2})/g;

/** A title in which a line does not break between words in capitals, such as ALTER TABLE. */
export const keepTogether = (title: string) => title.replaceAll(CAPITALS, '$1\u00A0');
