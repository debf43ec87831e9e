import { type Answer, html } from '../answer.ts'

/** What is to go wrong with a board. It lasts until it is changed, or until the stack ends. */
export const faults = [
  'ok',
  'down',
  'hang',
  'slow',
  'large',
  'html',
  'malformed',
  'broken-row',
  'redirect',
] as const
export type Fault = (typeof faults)[number]

const page = (status: number, title: string): Answer =>
  html(
    status,
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>We are back soon.</p></body></html>`,
  )

/** It ends in the middle. */
const cut = (answer: Answer): Answer => {
  const bytes = Buffer.from(answer.body ?? '')
  return { ...answer, body: bytes.subarray(0, Math.floor(bytes.length * 0.6)) }
}

/** Where a cloud keeps the credentials of its machines: nobody may be led there. */
const privateAddress = 'http://169.254.169.254/latest/meta-data/'

/** What a board with a fault says in place of its answer. Those that take time are the door's. */
export const answerWith = (fault: Fault, answer: Answer): Answer => {
  if (fault === 'down') return page(500, '500 Internal Server Error')
  if (fault === 'html') return page(200, 'Checking your browser')
  if (fault === 'malformed') return cut(answer)
  if (fault === 'redirect') return { status: 302, headers: { location: privateAddress } }
  return answer
}
