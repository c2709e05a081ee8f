import type { MouseEvent } from 'react';
import {
  describeResult,
  listMentions,
  MENTIONS,
  markTerms,
  type SearchResult,
} from '../../../worker/contract/search.ts';

interface ResultItemProps {
  result: SearchResult;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** `worker/routes/search.ts` writes the same elements. */
export function ResultItem({ result, onFollow }: ResultItemProps) {
  const { entry, terms } = result;
  const mentions = listMentions(result);
  return (
    <li>
      <a href={entry.path} onClick={onFollow}>
        <Marked text={entry.title} terms={terms} />
      </a>
      <span>{entry.kind}</span>
      <p>
        <Marked text={describeResult(result)} terms={terms} />
      </p>
      {mentions.length > 0 && (
        <p>
          <span>{MENTIONS}</span>
          {mentions.map((word, index) => (
            <span key={word}>
              <span>{index > 0 ? ', ' : ' '}</span>
              <mark>{word}</mark>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

interface MarkedProps {
  text: string;
  terms: SearchResult['terms'];
}

/** A text whose found words are marked. */
function Marked({ text, terms }: MarkedProps) {
  let offset = 0;
  return markTerms(text, terms).map(({ text: part, isMatch }) => {
    const key = offset;
    offset += part.length;
    return isMatch ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
