import * as z from 'zod/mini'
import { newPassword } from './new-password.ts'
import { domain } from './operation.ts'

/** One row of an export: the section of the file that it goes to, and its fields. */
const exportedRow = z.object({ section: z.string(), data: z.record(z.string(), z.unknown()) })
export type ExportedRow = z.infer<typeof exportedRow>

/** The greatest age of the proof, in seconds, for a change of the account. */
const fresh = 5 * 60
/**
 * The greatest age for setting up an authenticator app, which takes a person longer. It is the lifetime of an access
 * token.
 */
const untilTheTokenEnds = 15 * 60

/** The token of a mail's link. */
export const linkToken = z.string().check(z.maxLength(43), z.regex(/^[\w-]{43}$/))

const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email('Enter an email, such as you@example.com.'))

const code = z.string().check(z.maxLength(6), z.regex(/^\d{6}$/, 'Enter the six digits of the code.'))

const mailState = z.object({
  /** Null where mails arrive, as far as we know. */
  suppressed: z.nullable(
    z.object({
      /** The address that it is about, which is that of the account. */
      email: z.string(),
      /** `bounce`: the mailbox refused a mail. `complaint`: its reader reported one as spam. */
      reason: z.enum(['bounce', 'complaint']),
      /** When it happened. */
      at: z.string(),
      /** From when the caller can try again; null: now. */
      retryFrom: z.nullable(z.string()),
    }),
  ),
})
export type MailState = z.infer<typeof mailState>

export const accountOperations = domain({
  checkEmail: {
    method: 'POST',
    path: '/account/email/check',
    access: 'public',
    summary:
      'Whether an address has an account, which a sign-up tells anybody, too. The sign-up asks at its first step.',
    body: z.strictObject({ email: emailAddress }),
    response: z.object({ taken: z.boolean() }),
    errors: ['invalid_input', 'too_many_requests'],
  },
  signUpState: {
    method: 'GET',
    path: '/account/sign-ups/{id}',
    access: 'public',
    summary:
      'Whether the address of a sign-up is confirmed, by the id that only the sign-up answered. The device that waits asks.',
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ confirmed: z.boolean() }),
    errors: ['invalid_input'],
  },
  choosePassword: {
    method: 'POST',
    path: '/account/password/by-link',
    access: 'public',
    summary:
      'Another password for a person who forgot it before the address was confirmed. The link of the mail works once, for 15 minutes. Every session ends, and the owner is notified.',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    response: z.object({}),
    errors: ['invalid_input', 'not_found'],
  },
  security: {
    method: 'GET',
    path: '/account/security',
    access: 'person',
    summary: 'What guards the account: its second factor, and a new address that waits for its code.',
    response: z.object({ twoFactor: z.boolean(), pendingEmail: z.nullable(z.string()) }),
    errors: [],
  },
  mail: {
    method: 'GET',
    path: '/account/mail',
    access: 'person',
    summary: 'Whether mails reach the caller: what their mailbox did with the last ones.',
    response: mailState,
    errors: [],
  },
  retryMail: {
    method: 'POST',
    path: '/account/mail/retry',
    access: 'person',
    rate: 'account',
    summary:
      'Try a mailbox again that refused a mail, or reported one as spam, once a day. A mail goes to it at once.',
    response: mailState,
    errors: ['not_found', 'daily_limit', 'no_mail'],
  },
  changePassword: {
    method: 'PUT',
    path: '/account/password',
    access: 'person',
    proofWithin: fresh,
    rate: 'account',
    summary: 'Choose another password. Every session ends, that of the caller too. The owner is notified.',
    body: z.strictObject({ password: newPassword }),
    response: z.object({}),
    errors: ['invalid_input'],
  },
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    access: 'person',
    proofWithin: fresh,
    rate: 'account',
    summary: 'Give another address, to which a code is sent. The old address counts until the code is back.',
    body: z.strictObject({ email: emailAddress }),
    response: z.object({}),
    status: 202,
    errors: ['invalid_input', 'email_taken', 'no_mail', 'daily_limit'],
  },
  resendEmailCode: {
    method: 'POST',
    path: '/account/email/resend',
    access: 'person',
    rate: 'mail',
    summary: 'Send another code to the address that waits for one. The code before it is no longer good.',
    response: z.object({}),
    status: 202,
    errors: ['not_found', 'no_mail', 'daily_limit'],
  },
  confirmEmail: {
    method: 'PUT',
    path: '/account/email',
    access: 'person',
    summary:
      'The code of the new address. The address counts from now on. The owner is notified at the old address too, with a link that undoes the change.',
    body: z.strictObject({ code }),
    response: z.object({ email: z.string() }),
    errors: ['invalid_input', 'wrong_code', 'email_taken'],
  },
  offerTwoFactor: {
    method: 'POST',
    path: '/account/two-factor',
    access: 'person',
    proofWithin: fresh,
    summary: 'A new key for an authenticator app. It guards nothing until a code of it has come back.',
    response: z.object({ secret: z.string() }),
    errors: [],
  },
  turnOnTwoFactor: {
    method: 'PUT',
    path: '/account/two-factor',
    access: 'person',
    proofWithin: untilTheTokenEnds,
    rate: 'account',
    summary: 'A code of the new key: a sign-in asks for one from now on. The owner is notified.',
    body: z.strictObject({ code }),
    response: z.object({}),
    errors: ['invalid_input', 'wrong_code'],
  },
  turnOffTwoFactor: {
    method: 'DELETE',
    path: '/account/two-factor',
    access: 'person',
    proofWithin: fresh,
    rate: 'account',
    summary: 'The password alone signs in from now on. The owner is notified, with a link that undoes it.',
    response: z.object({}),
    errors: [],
  },
  signOut: {
    method: 'POST',
    path: '/account/sign-out',
    access: 'person',
    rate: 'sign-out',
    summary: "The caller's session ends: its access token changes nothing and carries nothing away any more.",
    response: z.object({}),
    errors: [],
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/account/sign-out-everywhere',
    access: 'person',
    rate: 'sign-out',
    summary: 'Every session of the caller ends. The owner is notified.',
    response: z.object({}),
    errors: [],
  },
  undo: {
    method: 'POST',
    path: '/account/undo/{token}',
    access: 'public',
    summary:
      'The link of a mail about a change, within 72 hours: the address and the second factor are as before, every session ends, and the password is no longer good.',
    params: z.strictObject({ token: linkToken }),
    response: z.object({}),
    errors: ['invalid_input', 'not_found'],
  },
  export: {
    method: 'GET',
    path: '/account/export',
    access: 'person',
    rate: 'download',
    summary:
      "All that is kept of the caller, a page at a time; `after` is the page's own word for where to go on.",
    query: z.strictObject({ after: z.optional(z.string().check(z.minLength(1), z.maxLength(400))) }),
    response: z.object({
      rows: z.array(exportedRow),
      /** Send this as `after` for the next page; null at the end. */
      next: z.nullable(z.string()),
    }),
    errors: ['invalid_input'],
  },
  remove: {
    method: 'DELETE',
    path: '/account',
    access: 'person',
    proofWithin: fresh,
    summary:
      'Delete the account: every session ends, nobody can sign in any more, and all data is purged within 30 days.',
    response: z.object({
      /** The latest time at which all data of the account is purged. */
      purgedBy: z.iso.datetime(),
    }),
    errors: [],
  },
})
