import { notFoundFile, siteFile, siteRoutes } from '../shared/site-files.ts'

/** `siteFileAt` of shared/site-files.ts, for CloudFront's runtime 2.0, which has no destructuring. */
const fileAt = `function fileAt(uri) {
  if (${siteFile}.test(uri)) return uri
  const routes = [${siteRoutes.map(([address, file]) => `[${address}, '${file}']`).join(', ')}]
  const route = routes.find(entry => entry[0].test(uri))
  return route ? route[1] : '${notFoundFile}'
}
`

/** This code runs before each request outside of /assets and /api, and requests the file of the address. */
export const toFile = `${fileAt}function handler(event) {
  const request = event.request
  request.uri = fileAt(request.uri)
  return request
}
`

/**
 * This code runs before each answer to such a request, and sets the status 404 for the page of a missing address. The
 * rule gives the same result for an address and for its file. A 304 stays a 304, because the browser keeps the earlier
 * status.
 */
export const notFoundStatus = `${fileAt}function handler(event) {
  const response = event.response
  if (response.statusCode === 200 && fileAt(event.request.uri) === '${notFoundFile}') {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
`
