import { ApiError } from '../../shared/api/errors.ts'
import { server } from './fake-server.ts'
import { type IdentityAnswers, identity, refusal, tokensOf } from './identity.ts'
import { ngozi } from './newcomer.ts'

/** What a sign-up answers. */
export const signUpId = '5f0c2d1e-8a34-4b7c-9d6e-0123456789ab'

type Account = {
  email: string
  password: string
  /** False: the address still waits for its code. */
  isConfirmed: boolean
  /** The newest code that a mail brought. */
  code: string
  /** The token of the newest link that a mail brought; null: it has signed in, or is too old. */
  linkToken: string | null
  /** The code that the authenticator app shows. */
  appCode: string
  /** A login asks for it. */
  asksAppCode: boolean
}

const answersOf = (account: Account): IdentityAnswers => {
  const at = (
    signInStep:
      | 'DONE'
      | 'CONFIRM_SIGN_UP'
      | 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'
      | 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
  ) => ({ isSignedIn: signInStep === 'DONE', nextStep: { signInStep } })
  let isByLink = false
  const expectCode = (given: string) => {
    if (given !== account.code) throw refusal('CodeMismatchException')
  }
  const expectPassword = (given: string | undefined) => {
    if (given !== account.password) throw refusal('NotAuthorizedException', 'Incorrect username or password.')
  }
  const expectToken = (given: string) => {
    if (given !== account.linkToken)
      throw refusal('NotAuthorizedException', 'Incorrect username or password.')
    account.linkToken = null
  }
  return {
    signIn: ({ username, password, options }) => {
      if (username !== account.email) throw refusal('UserNotFoundException', 'User does not exist.')
      isByLink = options?.authFlowType === 'CUSTOM_WITHOUT_SRP'
      if (isByLink) return at('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
      expectPassword(password)
      if (!account.isConfirmed) return at('CONFIRM_SIGN_UP')
      return at(account.asksAppCode ? 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' : 'DONE')
    },
    confirmSignIn: ({ challengeResponse }) => {
      if (isByLink) {
        expectToken(challengeResponse)
        return at('DONE')
      }
      if (challengeResponse !== account.appCode) throw refusal('CodeMismatchException')
      return at('DONE')
    },
    signUp: ({ username, password = '' }) => {
      if (username === account.email) throw refusal('UsernameExistsException', 'User already exists')
      Object.assign(account, { email: username, password, isConfirmed: false })
      return { isSignUpComplete: false, userId: signUpId, nextStep: { signUpStep: 'DONE' } }
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
    linkToken: 'the-token-of-the-link-is-43-characters-long',
    appCode: '654321',
    asksAppCode: false,
    ...but,
  }
  identity.answers(answersOf(account))
  server.answers({
    'account.checkEmail': ({ body }) => ({ taken: body.email === account.email }),
    'account.signUpState': () => ({ confirmed: account.isConfirmed }),
    'account.choosePassword': ({ body }) => {
      if (!account.isConfirmed || body.token !== account.linkToken) throw new ApiError('not_found')
      Object.assign(account, { password: body.password, linkToken: null })
      return {}
    },
  })
  return account
}
