// What the app sends beside a call of the user pool, for the triggers. Anybody can send it, so it proves nothing.

/** Sent with a sign-up: the person agrees to the terms and the privacy policy, and is an adult. */
export const agreement = { agreed: 'yes' } as const

/** Sent with a request for another confirmation mail: the person has also forgotten the password. */
export const passwordForgotten = { reason: 'password-forgotten' } as const
