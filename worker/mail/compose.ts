export interface MailMessage {
  /** Names the message in the log. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
