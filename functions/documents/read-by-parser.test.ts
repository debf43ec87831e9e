import { expect, test } from 'vitest'
import { people } from '../../bench/people/people.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { allResumeTemplates } from '../../shared/lists.ts'
import { resumeMakers } from './makers.ts'
import { readingsOf } from './plain-parser/agreement.testing.ts'
import { parseResumeFile } from './plain-parser/parse.testing.ts'

// A nurse with marks in her name, a supervisor with four jobs, and dates in three ways.
const readers = ['Ọláyínká Adéṣọlá', 'Segun Adebayo Williams', 'Kẹ́hìndé Balógun'].map(name => {
  const found = people.find(({ fullName }) => fullName === name)
  if (!found) throw new Error(`There is nobody called ${name}.`)
  return found
})

test.each(
  allResumeTemplates.flatMap(template =>
    (['pdf', 'docx'] as const).map(format => [template, format] as const),
  ),
)('%s as %s: a parser finds every field of the paper', async (template, format) => {
  for (const form of readers) {
    const file = await resumeMakers[format](assembleResume(form, null), { template })
    const readings = readingsOf(form, await parseResumeFile(new Uint8Array(file), format))
    expect(readings.length).toBeGreaterThan(12)
    expect(readings.filter(({ isRight }) => !isRight)).toEqual([])
  }
})
