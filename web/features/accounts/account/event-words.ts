import { type AccountEvent, BY_OPERATOR } from '../../../../worker/contract/accounts.ts';
import { eventsText } from '../../../content/accounts/events.ts';

const { names, unknownPlace, byOperator } = eventsText;

export function nameOf({ event, method }: Pick<AccountEvent, 'event' | 'method'>): string {
  const isPlain = method === '' || method === BY_OPERATOR;
  return isPlain ? names[event] : `${names[event]} (${method})`;
}

/** Who or what caused an event: a browser and its place, or the operator. */
export function originOf({ method, browser, place }: Omit<AccountEvent, 'at' | 'event'>): string {
  return method === BY_OPERATOR ? byOperator : `${browser}, ${place || unknownPlace}`;
}
