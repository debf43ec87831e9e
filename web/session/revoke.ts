/** The path of the contract's `account.signOut`. Public pages import this and should not load the whole contract. */
export const signOutPath = '/api/account/sign-out'

/**
 * Tells our own API that the session of this access token has ended: the gateway knows only when the token expires. It
 * goes out even when the page is closed meanwhile.
 */
export const endSession = async (accessToken: string): Promise<void> => {
  try {
    await fetch(signOutPath, {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${accessToken}` },
    })
  } catch {
    // Nobody waits for this.
  }
}

/**
 * Tells the user pool that this refresh token, and every access token made with it, is no longer good. It goes out even
 * when the page is closed meanwhile. On a dead line the token lives until it expires, but no device has it any more.
 */
export const revoke = async (refreshToken: string, endpoint: string, clientId: string): Promise<void> => {
  try {
    await fetch(endpoint, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
    })
  } catch {
    // Nobody waits for this.
  }
}
