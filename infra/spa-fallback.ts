import { siteFile } from '../shared/site-files.ts'

/** Runs in CloudFront (JavaScript runtime 2.0) on each request outside /assets and /api: what is no file is the app. */
export const spaFallback = `function handler(event) {
  const request = event.request
  if (!${siteFile}.test(request.uri)) request.uri = '/index.html'
  return request
}
`
