import { type ErrorCode, errorBody, errors } from '../../shared/api/errors.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { Failure } from '../failure.ts'

export type Answer = { readonly status: number; readonly type: string; readonly text: string }

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: response.headers.get('content-type') ?? '',
  text: await response.text(),
})

const beginning = ({ status, type, text }: Answer): string =>
  `status ${status}, ${type || 'no content type'}, ${JSON.stringify(text.slice(0, 80))}`

/** Judges a page: its status, and words that only this page has. */
export const pageFault = (
  path: string,
  answer: Answer,
  { status, words }: { readonly status: number; readonly words: RegExp },
): Failure | undefined =>
  answer.status === status && answer.type.startsWith('text/html') && words.test(answer.text)
    ? undefined
    : new Failure(`${path} to be a page with status ${status} and ${words}`, beginning(answer))

/** Judges the answer for a file that does not exist. A page in its place would be executed as a script. */
export const missingFileFault = (path: string, answer: Answer): Failure | undefined =>
  answer.status === 404 ? undefined : new Failure(`${path} to have status 404`, beginning(answer))

/** Judges a refusal of the API: its status, and JSON in the shape of every error. */
export const refusalFault = (path: string, answer: Answer, code: ErrorCode): Failure | undefined => {
  const { status } = errors[code]
  const { data } = errorBody.safeParse(jsonOrNothing(answer.text))
  return answer.status === status && answer.type.startsWith('application/json') && data?.error.code === code
    ? undefined
    : new Failure(`${path} to be refused with status ${status} and our JSON of ${code}`, beginning(answer))
}

/** Judges that a file of the site names the site's own address, and no placeholder or other host. */
export const addressFault = (path: string, found: readonly string[], site: string): Failure | undefined => {
  const other = found.find(address => new URL(address).origin !== site)
  if (found.length > 0 && other === undefined) return undefined
  return new Failure(`${path} to name addresses of ${site}`, other ?? 'no address')
}
