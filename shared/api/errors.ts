import * as z from 'zod/mini'

/** The closed list of errors: the HTTP status, and the words that a person reads. */
export const errors = {
  invalid_input: { status: 400, message: 'Some fields are not right. Please check the marked fields.' },
  malformed_json: { status: 400, message: 'The request could not be read. Please try again.' },
  unauthenticated: { status: 401, message: 'Please log in to continue.' },
  invalid_signature: { status: 401, message: 'This call is not signed by who it says it is from.' },
  /** The operation needs a proof, and the token is no proof or is older than five minutes. */
  proof_required: {
    status: 403,
    message: 'To be sure that it is you, we ask for your password again. Nothing was changed.',
  },
  upgrade_required: {
    status: 403,
    message: 'Your plan does not include this. See the plans to change it.',
  },
  not_found: { status: 404, message: 'We could not find that. It may have been deleted.' },
  unknown_route: { status: 404, message: 'There is nothing at this address.' },
  email_taken: { status: 409, message: 'There is an account with this email already.' },
  wrong_code: { status: 422, message: 'That code is not right. Check the newest one, then try again.' },
  already_tracked: { status: 409, message: 'This job is already in your applications.' },
  trial_used: {
    status: 409,
    message: "You've already used your one-time 7-day free trial. Subscribe to a paid plan to continue.",
  },
  trial_unavailable: { status: 409, message: 'You are on a paid plan already, so there is nothing to try.' },
  price_changed: {
    status: 409,
    message: 'The price has changed since you looked. Nothing was charged: please look at it again.',
  },
  checkout_opening: {
    status: 409,
    message:
      'Your payment page is being opened already, perhaps in another tab. Wait a moment, then press again. You will not pay twice.',
  },
  not_payable: { status: 409, message: 'There is nothing to pay for that plan now. See your subscription.' },
  not_changeable: {
    status: 409,
    message:
      'Your subscription changed in the meantime, so this is not possible any more. Please check your plan again.',
  },
  stale_version: {
    status: 409,
    message: 'This was changed somewhere else after you opened it. What you typed is not lost.',
  },
  too_many_alerts: {
    status: 409,
    message: 'You have reached the limit of job alerts. Delete one to create another.',
  },
  too_many_applications: {
    status: 409,
    message: 'You have 5,000 applications. That is the limit. Delete one to add another.',
  },
  resume_limit: {
    status: 403,
    message: 'Free plan allows only 1 resume. Upgrade to generate unlimited resumes.',
  },
  letter_limit: {
    status: 403,
    message: 'Free plan allows 2 letters/month. Upgrade for more.',
  },
  in_progress: {
    status: 409,
    message: 'This is being written already. Wait a moment, then look again.',
  },
  too_many_resumes: {
    status: 409,
    message: 'You have reached the limit of resumes. Delete one to make another.',
  },
  too_many_letters: {
    status: 409,
    message: 'You have reached the limit of letters. Delete one to write another.',
  },
  too_many_interviews: {
    status: 409,
    message: 'You have reached the limit of practice sessions. Delete one to start another.',
  },
  too_many_kept: {
    status: 409,
    message: 'You have reached the limit of saved results. Delete one to make another.',
  },
  unanswered: {
    status: 409,
    message: 'Some questions have no feedback yet. Answer them first, then complete the session.',
  },
  session_completed: {
    status: 409,
    message: 'This session is completed. Press Practice Again to answer its questions again.',
  },
  too_many_files: {
    status: 409,
    message: 'You have reached the limit of files in your plan. Delete one to add another.',
  },
  nothing_to_write: {
    status: 422,
    message:
      'Your profile has too little to write from. Fill in My Profile, or choose the Detailed Form. This try does not count.',
  },
  unreadable_file: {
    status: 422,
    message: 'No words could be read in this file. It may be a picture: paste the text of it instead.',
  },
  wrong_file_type: {
    status: 422,
    message: 'You cannot store this kind of file here. Choose a PDF, a Word file (.docx), a PNG or a JPEG.',
  },
  no_mail: {
    status: 422,
    message: 'We could not send an email to this address. Check it, then try again.',
  },
  model_refused: {
    status: 422,
    message:
      'The AI refused to write this. This try does not count. Check the job description, then try again.',
  },
  too_long: {
    status: 422,
    message: 'This is too long. Please shorten it, then try again.',
  },
  too_large: { status: 413, message: 'That is too large to send. Please shorten it.' },
  too_many_requests: {
    status: 429,
    message: 'You tried too many times in a short time. Please wait a minute, then try again.',
  },
  search_limit: {
    status: 429,
    message: 'You have used all your searches for today. You can search again after midnight, Lagos time.',
  },
  rewrite_limit: {
    status: 429,
    message:
      'The Free plan rewrites a resume once in 7 days. Edit it by hand, or upgrade to generate without a limit.',
  },
  daily_limit: {
    status: 429,
    message: 'You have reached the limit for today. Please try again tomorrow.',
  },
  // The model has reached a level of its budget for the day: shared/domain/model-budget.ts.
  model_saving: {
    status: 429,
    message:
      'So many people are writing today that other wordings are paused on the Free plan until midnight, Lagos time. Resumes and letters still work. This try does not count, and your text is as it was.',
  },
  model_for_paid: {
    status: 429,
    message:
      'So many people are writing today that the AI now writes only for plans that are paid for, and not on the Free plan or a trial, until midnight, Lagos time. This try does not count, and what you typed is still here.',
  },
  model_paused: {
    status: 429,
    message:
      'The AI has written as much as it can today. It writes again after midnight, Lagos time. This try does not count, and what you typed is still here.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again in a minute.' },
  jobs_unavailable: {
    status: 503,
    message:
      'The job search is not working right now. This search does not count. Please try again in a minute.',
  },
  model_unavailable: {
    status: 503,
    message:
      'The AI is not answering right now. This try does not count, and what you typed is still here. Please try again in a minute.',
  },
  payment_unavailable: {
    status: 503,
    message:
      'Our payment provider is not answering right now. Please try again in a minute. What you have already paid is safe.',
  },
  unavailable: {
    status: 503,
    message: 'Aiki is busy right now. Nothing was lost. Please try again in a minute.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code)

/** From a dotted path in the input, such as `rows.3.jobTitle`, to what is wrong there. */
export type FieldErrors = Record<string, string>

export const errorBody = z.object({
  error: z.object({
    code: z.custom<ErrorCode>(isErrorCode).check(z.meta({ type: 'string', enum: Object.keys(errors) })),
    message: z.string(),
    requestId: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
    /** The row that is there already, of already_tracked. */
    existingId: z.optional(z.string()),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>

type ErrorDetail = { fields?: FieldErrors; requestId?: string; existingId?: string; cause?: unknown }

/** The only error that may reach a person. Everything else that is thrown becomes `internal`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly requestId: string | undefined
  readonly existingId: string | undefined

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(errors[code].message, { cause: detail.cause })
    this.name = 'ApiError'
    this.code = code
    this.fields = detail.fields
    this.requestId = detail.requestId
    this.existingId = detail.existingId
  }

  get status(): number {
    return errors[this.code].status
  }
}
