import type { Facts } from '../../api/truth.ts'
import { type Dated, datesIn, isOpenEnded, type Stretch, stretchOf } from './dates.ts'
import { lowered } from './plain.ts'
import { titleWordsOf } from './roles.ts'
import { phraseOf } from './words.ts'

/** One job or school of the facts. */
export type Entry = {
  readonly isWork: boolean
  readonly organisation: string
  readonly title: ReadonlySet<string>
  readonly dates: readonly Dated[]
  readonly hasEnd: boolean
  readonly stretch: Stretch | null
}

const sentence = /(?<=[.!?])\s|\n/

/** Dates of the sentences that name an employer or a school. */
const datesWith = (organisation: string, prose: readonly string[]): Dated[] =>
  prose
    .flatMap(text => text.split(sentence))
    .filter(line => phraseOf(line).includes(phraseOf(organisation)))
    .flatMap(line => datesIn(lowered(line)))

/** The jobs and schools of the facts. `now` in months since year 0, for what goes on. */
export const entriesOf = ({ form }: Facts, prose: readonly string[], now: number): Entry[] => {
  const entry = (
    isWork: boolean,
    organisation: string,
    title: string,
    when: string,
    description: string,
  ): Entry => {
    const duration = lowered(when)
    const said = datesIn(duration)
    const elsewhere = organisation === '' ? [] : datesWith(organisation, prose)
    return {
      isWork,
      organisation,
      title: titleWordsOf(title),
      dates: [...said, ...datesIn(lowered(description)), ...elsewhere],
      hasEnd: !isOpenEnded(duration) && said.length > 1,
      stretch: stretchOf(duration, now),
    }
  }
  return [
    ...form.workExperience.map(work =>
      entry(true, work.company, work.jobTitle, work.duration, work.description),
    ),
    ...form.education.map(({ school, degree, year }) => entry(false, school, degree, year, '')),
  ]
}
