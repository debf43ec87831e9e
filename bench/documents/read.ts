import { resumeMakers } from '../../functions/documents/makers.ts'
import {
  datedJobs,
  type ReadField,
  readFields,
  readingsOf,
} from '../../functions/documents/plain-parser/agreement.testing.ts'
import { parseResumeFile } from '../../functions/documents/plain-parser/parse.testing.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { allResumeTemplates } from '../../shared/lists.ts'
import { type Figure, figure, score } from '../figures.ts'
import { people } from '../people/people.ts'

/** The share of each field that programs of employers should find. */
const readAtLeast = 95

type Count = { right: number; of: number }

/** How much of the people's files a strict parser reads, field by field. `note` says what it did not find. */
export const readFigures = async (note: (text: string) => void): Promise<Figure[]> => {
  const jobs = people.flatMap(({ workExperience }) => workExperience).length
  const figures: Figure[] = [
    figure(`jobs whose time can be read, of ${jobs}`, people.flatMap(datedJobs).length, 'fields'),
  ]
  for (const format of ['pdf', 'docx'] as const)
    for (const template of allResumeTemplates) {
      const counts = new Map<ReadField, Count>(readFields.map(field => [field, { right: 0, of: 0 }]))
      const name = `${format.toUpperCase()}, ${template}`
      for (const form of people) {
        const file = await resumeMakers[format](assembleResume(form, null), { template })
        for (const { field, wanted, isRight } of readingsOf(
          form,
          await parseResumeFile(new Uint8Array(file), format),
        )) {
          const count = counts.get(field)
          if (count) {
            count.of += 1
            count.right += isRight ? 1 : 0
          }
          if (!isRight) note(`${name}: ${form.fullName}: ${field} «${wanted}»`)
        }
      }
      for (const [field, { right, of }] of counts)
        figures.push(score(`${name}, ${field} read`, (100 * right) / of, readAtLeast))
    }
  return figures
}
