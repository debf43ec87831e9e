import { type IdentityAnswers, identity, refusal, tokensOf } from './identity.ts'
import { ngozi } from './newcomer.ts'

type Account = {
  email: string
  password: string
  /** False: the address still waits for its code. */
  isConfirmed: boolean
  /** The newest code that a mail brought. */
  code: string
  /** The code that the authenticator app shows. */
  appCode: string
  /** A login asks for it. */
  asksAppCode: boolean
}

const answersOf = (account: Account): IdentityAnswers => {
  const at = (signInStep: 'DONE' | 'CONFIRM_SIGN_UP' | 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') => ({
    isSignedIn: signInStep === 'DONE',
    nextStep: { signInStep },
  })
  const expectCode = (given: string) => {
    if (given !== account.code) throw refusal('CodeMismatchException')
  }
  const expectPassword = (given: string | undefined) => {
    if (given !== account.password) throw refusal('NotAuthorizedException', 'Incorrect username or password.')
  }
  return {
    signIn: ({ username, password }) => {
      if (username !== account.email) throw refusal('UserNotFoundException', 'User does not exist.')
      expectPassword(password)
      if (!account.isConfirmed) return at('CONFIRM_SIGN_UP')
      return at(account.asksAppCode ? 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' : 'DONE')
    },
    confirmSignIn: ({ challengeResponse }) => {
      if (challengeResponse !== account.appCode) throw refusal('CodeMismatchException')
      return at('DONE')
    },
    signUp: ({ username, password = '' }) => {
      if (username === account.email) throw refusal('UsernameExistsException', 'User already exists')
      Object.assign(account, { email: username, password, isConfirmed: false })
    },
    confirmSignUp: ({ confirmationCode }) => {
      if (account.isConfirmed)
        throw refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')
      expectCode(confirmationCode)
      account.isConfirmed = true
    },
    resendSignUpCode: () => {
      if (account.isConfirmed) throw refusal('InvalidParameterException', 'User is already confirmed.')
    },
    resetPassword: () => undefined,
    confirmResetPassword: ({ confirmationCode, newPassword }) => {
      expectCode(confirmationCode)
      account.password = newPassword
    },
    fetchAuthSession: () => ({ tokens: tokensOf({ ...ngozi, email: account.email }) }),
  }
}

/** The user pool, as far as it knows one person: Ngozi, who confirmed her address long ago. */
export const accountOf = (but: Partial<Account> = {}): Account => {
  const account: Account = {
    email: ngozi.email,
    password: 'kola-nut-2026',
    isConfirmed: true,
    code: '123456',
    appCode: '654321',
    asksAppCode: false,
    ...but,
  }
  identity.answers(answersOf(account))
  return account
}
