/** Every access token of our app client carries it; the API takes no token without it. */
export const appScope = 'aiki/app'

/** The scope of a proof: the token of a sign-in that was made to prove who somebody is. The browser never stores it. */
export const proofScope = 'aiki/proof'

/** The client metadata of a sign-in that asks for a proof. */
export const proofMetadata = { purpose: 'proof' } as const

/** Lets a token call the user pool's own API for its owner. Only a proof has it. */
export const selfServiceScope = 'aws.cognito.signin.user.admin'
