/**
 * Runs in CloudFront (JavaScript runtime 2.0) on each request for a page: an address without a file extension is a
 * screen of the app, which knows its own screens.
 */
export const spaFallback = `function handler(event) {
  const request = event.request
  const lastSegment = request.uri.split('/').pop()
  if (!lastSegment.includes('.')) request.uri = '/index.html'
  return request
}
`
