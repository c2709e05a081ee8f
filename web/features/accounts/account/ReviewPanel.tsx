import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { reviewText } from '../../../content/accounts/account-sections.ts';
import { providerNames } from '../../../content/accounts/login.ts';
import { reviewSignInMethods } from '../../../lib/api.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { FormMessage, SubmitButton, useAccountForm } from '../entrance/AccountForm.tsx';
import styles from './Account.module.css';
import { AccountRow, AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './open-account.ts';
import { formatDay } from './when.ts';

const text = reviewText;

/** Name of its checkbox. */
const SECOND_FACTOR = 'second factor';

/**
 * After a reset, has the owner tick the passkeys and connections that are theirs; the others are
 * removed. Nothing is ticked beforehand: a press without reading removes an intruder's too.
 */
export function ReviewPanel() {
  const { account, withProof, noteChange, noteFailure } = useOpenAccount();
  const { passkeys, connections, heldSecondFactorSince } = account;
  const hasHeld =
    heldSecondFactorSince !== undefined ||
    [...passkeys, ...connections].some(({ isHeld }) => isHeld);
  const form = useAccountForm<string, unknown>({
    send: (typed) => {
      const isKept = (name: string) => typed(name) !== '';
      const kept = {
        passkeys: passkeys.map(({ id }) => id).filter((id) => isKept(passkeyField(id))),
        connections: connections.map(({ provider }) => provider).filter(isKept),
        secondFactor: isKept(SECOND_FACTOR),
      };
      return withProof(() => reviewSignInMethods(kept));
    },
    onDone: () => noteChange(text.done),
    onFailure: noteFailure,
  });
  useHandBackFocus(form.props.ref);
  const fields = [
    ...passkeys.map(({ id }) => passkeyField(id)),
    ...connections.map(({ provider }) => provider),
    ...(heldSecondFactorSince === undefined ? [] : [SECOND_FACTOR]),
  ];
  const isAllMine = fields.every((field) => form.typed(field) !== '');

  return (
    <AccountSection title={text.title} lead={text.lead}>
      <form {...form.props} className={styles.review}>
        <FormMessage>{form.message}</FormMessage>
        <ul className={styles.rows}>
          {passkeys.map(({ id, name, createdAt, isHeld }) => (
            <ReviewRow
              key={id}
              field={passkeyField(id)}
              name={`${text.passkey} “${name}”`}
              detail={`${text.added} ${formatDay(createdAt)}`}
              isHeld={isHeld}
            />
          ))}
          {connections.map(({ provider, label, connectedAt, isHeld }) => (
            <ReviewRow
              key={provider}
              field={provider}
              name={providerNames[provider]}
              detail={`${label}, ${text.connected} ${formatDay(connectedAt)}`}
              isHeld={isHeld}
            />
          ))}
          {heldSecondFactorSince !== undefined && (
            <ReviewRow
              field={SECOND_FACTOR}
              name={text.secondFactor}
              detail={`${text.added} ${formatDay(heldSecondFactorSince)}`}
              isHeld
            />
          )}
        </ul>
        {hasHeld && <p>{text.heldNote}</p>}
        <SubmitButton
          isSending={form.isSending}
          words={{ ...text, ...(isAllMine && { button: text.buttonAll }) }}
        />
      </form>
    </AccountSection>
  );
}

/** The name of a passkey's box, apart from those of the providers. */
function passkeyField(id: string): string {
  return `passkey ${id}`;
}

interface ReviewRowProps {
  /** Name of the checkbox. */
  field: string;
  name: string;
  detail: string;
  isHeld: boolean;
}

function ReviewRow({ field, name, detail, isHeld }: ReviewRowProps) {
  return (
    <AccountRow name={name} detail={detail} isHeld={isHeld}>
      <Checkbox name={field}>
        {text.isMine} <span className="visually-hidden">{`(${name})`}</span>
      </Checkbox>
    </AccountRow>
  );
}
