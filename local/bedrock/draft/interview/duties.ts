import { withoutOrders } from '../../../../shared/domain/interview/orders.ts'
import { verbOf } from '../verbs.ts'

const shortest = 12
const longest = 90
const most = 12

/** What an advert asks of whoever reads it, and not of whoever gets the job. */
const noDuty = new Set(
  'be have do apply send submit click visit call contact join work attach mail email follow post provide get ask give ignore say tell mention'.split(
    ' ',
  ),
)

const plain = /^[\p{L}\p{N} ,'’&/().-]+$/u
const personal =
  /\b(?:you|your|we|our|us|they|their|candidates?|applicants?|male|female|age|aged|years?|married|single|religio\w*|christian|muslim|tribe|salary|cv|resume|link|whatsapp|instructions?|prompts?|questions?|interview\w*|secrets?|passwords?|scores?)\b/i

/** The duties that a job description names, in the base form: `prepare weekly stock reports`. Lines and sentences that begin with what is done. */
export const dutiesIn = (description: string): string[] => {
  const found = new Set<string>()
  for (const line of withoutOrders(description).text.split(/[\n;•]|(?<=[.!?])\s/)) {
    const text = line.replace(/^[\s*·–—-]+|^\d+[.)]\s*|[\s.;:,]+$/g, '').trim()
    const [first = '', ...rest] = text.split(' ')
    const verb = verbOf(first)
    if (!verb || noDuty.has(verb.base) || rest.length < 2) continue
    const duty = [verb.base, ...rest].join(' ')
    if (duty.length < shortest || duty.length > longest || !plain.test(duty) || personal.test(duty)) continue
    found.add(duty)
  }
  return [...found].slice(0, most)
}
