/** Every access token of our app client carries it; the API takes no token without it. */
export const appScope = 'aiki/app'

/** Of a token from a sign-in that was made to prove who somebody is. It is never kept by the browser. */
export const proofScope = 'aiki/proof'

/** What a sign-in says in its client metadata to be such a proof. */
export const proofMetadata = { purpose: 'proof' } as const

/** Lets a token call the user pool's own API for its owner. Only a proof has it. */
export const selfServiceScope = 'aws.cognito.signin.user.admin'
