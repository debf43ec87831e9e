/** The Content-Security-Policy of every page. `connect` lists the origins besides our own that scripts may call. */
export const contentSecurityPolicy = (connect: readonly string[]): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Emotion writes its styles into the page as it runs.
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
 * The security headers of every page, alike on one machine and deployed. Strict-Transport-Security is not among
 * them: only the deployed site, which is always https, sends it.
 */
export const securityHeaders = (connect: readonly string[]) => ({
  'content-security-policy': contentSecurityPolicy(connect),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The mail's links carry a one-time code in their query: no other site may see it.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})
