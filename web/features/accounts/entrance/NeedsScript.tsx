interface NeedsScriptProps {
  children: string;
  /** A page that does the same without scripts. */
  instead: { readonly to: string; readonly label: string };
}

/** Shown when JavaScript is off: what does not work without it, and where to go instead. */
export function NeedsScript({ children, instead }: NeedsScriptProps) {
  return (
    <noscript>
      <p>
        {children} <a href={instead.to}>{instead.label}</a>
      </p>
    </noscript>
  );
}
