/**
 * A mistake of the caller, with Cognito's name and words. The status is always 400, because Amplify repeats a request
 * after a status from 500.
 */
export class CognitoError extends Error {
  constructor(name: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = name
  }
}

const error = (name: string) => (message: string, options?: ErrorOptions) =>
  new CognitoError(name, message, options)

export const aliasExists = error('AliasExistsException')
export const codeDeliveryFailure = error('CodeDeliveryFailureException')
export const codeMismatch = error('CodeMismatchException')
export const enableSoftwareTokenMfa = error('EnableSoftwareTokenMFAException')
export const expiredCode = error('ExpiredCodeException')
export const invalidLambdaResponse = error('InvalidLambdaResponseException')
export const invalidParameter = error('InvalidParameterException')
export const invalidPassword = error('InvalidPasswordException')
export const limitExceeded = error('LimitExceededException')
export const notAuthorized = error('NotAuthorizedException')
export const refreshTokenReuse = error('RefreshTokenReuseException')
export const resourceNotFound = error('ResourceNotFoundException')
export const serialization = error('SerializationException')
export const tooManyFailedAttempts = error('TooManyFailedAttemptsException')
export const unknownOperation = error('UnknownOperationException')
export const userLambdaValidation = error('UserLambdaValidationException')
export const passwordResetRequired = error('PasswordResetRequiredException')
export const userNotConfirmed = error('UserNotConfirmedException')
export const userNotFound = error('UserNotFoundException')
export const usernameExists = error('UsernameExistsException')

/** An unknown address and a wrong password get the same words. */
export const wrongCredentials = () => notAuthorized('Incorrect username or password.')
export const wrongCode = () => codeMismatch('Invalid verification code provided, please try again.')
export const staleCode = () => expiredCode('Invalid code provided, please request a code again.')
