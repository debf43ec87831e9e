import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import type { FactsRead, WorkRead } from './prompt.ts'

const isSame = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')

type Listed = { readonly title: string; readonly organisation: string; readonly text: string }

/** The entry of a resume that a job stands in: by its title and employer, and where the one was changed by the other. */
const entryOf = ({ jobTitle, company }: WorkRead, free: readonly Listed[]): Listed | undefined =>
  free.find(({ title, organisation }) => isSame(title, jobTitle) && isSame(organisation, company)) ??
  free.find(({ organisation }) => company !== '' && isSame(organisation, company)) ??
  free.find(({ title }) => company === '' && isSame(title, jobTitle))

/** The facts with what a resume in Markdown has made of them in their place: its lists, and its summary. */
export const asInResume = (facts: FactsRead, markdown: string): FactsRead => {
  const { sections } = parseResume(markdown)
  const free = sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ entries }) => entries)
    .map(({ title, organisation, paragraphs, bullets }) => ({
      title,
      organisation,
      text: [...paragraphs, ...bullets].join('\n'),
    }))
    .filter(({ text }) => text !== '')
  const summary = sections.find(({ kind }) => kind === 'summary')?.paragraphs.join('\n')
  return {
    ...facts,
    form: {
      ...facts.form,
      summary: summary || facts.form.summary,
      workExperience: facts.form.workExperience.map(job => {
        const found = entryOf(job, free)
        if (!found) return job
        free.splice(free.indexOf(found), 1)
        return { ...job, description: found.text }
      }),
    },
  }
}
