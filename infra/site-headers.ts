import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { securityHeaders } from '../shared/csp.ts'
import { globalNameOf } from './stage.ts'

/** Makes CloudFront's policy of the security headers. `connect` lists the other origins that a page may call. */
export const siteHeaders = (scope: Construct, connect: readonly string[]): ResponseHeadersPolicy => {
  // CloudFront has settings of its own for these four headers, and refuses them among the custom headers.
  const {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': _nosniff,
    'x-frame-options': _deny,
    'referrer-policy': _sameOrigin,
    ...others
  } = securityHeaders(connect)
  return new ResponseHeadersPolicy(scope, 'headers', {
    responseHeadersPolicyName: globalNameOf(scope, 'headers'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
    },
  })
}
