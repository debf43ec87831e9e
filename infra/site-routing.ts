import { notFoundFile, siteFile, siteRoutes } from '../shared/site-files.ts'

/** `siteFileAt` of shared/site-files.ts in the language of CloudFront's runtime 2.0, which knows no destructuring. */
const fileAt = `function fileAt(uri) {
  if (${siteFile}.test(uri)) return uri
  const routes = [${siteRoutes.map(([address, file]) => `[${address}, '${file}']`).join(', ')}]
  const route = routes.find(entry => entry[0].test(uri))
  return route ? route[1] : '${notFoundFile}'
}
`

/** Runs before each request outside /assets and /api: asks the bucket for the file of the address. */
export const toFile = `${fileAt}function handler(event) {
  const request = event.request
  request.uri = fileAt(request.uri)
  return request
}
`

/**
 * Runs before each answer to such a request: the page that says so is no success. Whether the address is the one that
 * was asked for or already its file, the rule says the same. A 304 stays one: the browser keeps the status it had.
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
