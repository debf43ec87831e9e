import { identity } from './identity.ts'

// In tests of components this file takes the place of the package aws-amplify/auth: our own identity code stays real.

const { amplify } = identity

export const confirmResetPassword = amplify('confirmResetPassword')
export const confirmSignIn = amplify('confirmSignIn')
export const confirmSignUp = amplify('confirmSignUp')
export const fetchAuthSession = amplify('fetchAuthSession')
export const resendSignUpCode = amplify('resendSignUpCode')
export const resetPassword = amplify('resetPassword')
export const signIn = amplify('signIn')
export const signUp = amplify('signUp')
