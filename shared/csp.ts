/** The Content-Security-Policy of every page. `connect` lists the origins besides our own that scripts may call. */
export const contentSecurityPolicy = (connect: readonly string[]): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Emotion adds its styles to the page at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

/**
 * The security headers of every page, on one machine and deployed. Only the deployed site sends
 * Strict-Transport-Security, because it is always https.
 */
export const securityHeaders = (connect: readonly string[]) => ({
  'content-security-policy': contentSecurityPolicy(connect),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The links in mails have a one-time code in their query, which no other site may see.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})
