import type { Match } from './match.ts'
import { plainText } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'
import type { Work } from './work.ts'

const mostWords = 8

const short = (title: string): string => title.split(/\s+/).slice(0, mostWords).join(' ')

/** The person's role: one that they have held and that the job is about, else what they call themselves. */
export const headlineOf = ({ form }: FactsRead, work: readonly Work[], { names }: Match): string => {
  const own = plainText(form.jobTitle)
  const held = work.map(({ title }) => title).filter(title => title !== '')
  const wanted = [own, ...held].find(title => title !== '' && names(title))
  return short(wanted ?? (own || (held[0] ?? '')))
}
