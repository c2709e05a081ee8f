/** Response types shared by the whole API. */
/** Success without further data. */
export interface Done {
  success: true;
}

/** The browser branches on the code, never on the message. */
export type ErrorCode =
  | 'body_too_large'
  | 'cross_origin'
  | 'demo_account'
  | 'email_unverified'
  | 'internal'
  | 'invalid_credentials'
  | 'invalid_json'
  | 'invalid_passkey'
  | 'invalid_request'
  | 'invalid_token'
  | 'last_sign_in_method'
  | 'login_expired'
  | 'method_not_allowed'
  | 'not_found'
  | 'other_codes'
  | 'not_signed_in'
  | 'password_required'
  | 'proof_required'
  | 'provider_not_set_up'
  | 'provider_unavailable'
  | 'second_factor_is_on'
  | 'too_many_attempts'
  | 'unavailable'
  | 'unknown_passkey'
  | 'unsupported_media_type'
  | 'weak_password'
  | 'wrong_code'
  | 'wrong_password';

export interface Failure {
  success: false;
  code: ErrorCode;
  /** Readable message for the visitor. */
  message: string;
  /** The invalid property, if any. */
  field?: string;
  /** Only with `internal`: the id to quote to support. */
  requestId?: string;
}
