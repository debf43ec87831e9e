/** A scope in every access token of our app client. The API refuses tokens without it. */
export const appScope = 'aiki/app'

/**
 * The scope of a proof, which is the token of a sign-in that only proves the caller's identity. The browser never
 * stores a proof.
 */
export const proofScope = 'aiki/proof'

/** The client metadata of a sign-in that requests a proof. */
export const proofMetadata = { purpose: 'proof' } as const

/** The scope for the user pool's own API. Only a proof has it. */
export const selfServiceScope = 'aws.cognito.signin.user.admin'
