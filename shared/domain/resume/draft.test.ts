import { expect, test } from 'vitest'
import { resumeDraft, reworded } from './draft.ts'
import { parseResume } from './parse.ts'

const skillsOf = (lines: string, skills: string[]) =>
  reworded(parseResume(`# Amina Bello\n\n## Skills\n${lines}\n`), {
    headline: '',
    summary: '',
    work: [],
    skills,
  }).sections.map(({ paragraphs, bullets }) => [...paragraphs, ...bullets])

test('relevant skills come first, and the words before a list stay before it', () => {
  expect(skillsOf('Excel, SQL, Routes', ['sql'])).toEqual([['SQL, Excel, Routes']])
  expect(skillsOf('Tools: Git, Docker', ['Docker'])).toEqual([['Tools: Docker, Git']])
  expect(skillsOf('Soft skills: Patience, Honesty', ['Honesty', 'Kindness'])).toEqual([
    ['Soft skills: Honesty, Patience'],
  ])
})

test('a sentence that cites too many facts keeps its words, and the first of the facts', () => {
  const facts = [7, 7, ...Array.from({ length: 30 }, (_, at) => at + 1)]
  const draft = { headline: '', summary: [{ facts, text: 'Ran 20 depots.' }], work: [], skills: [] }
  const [sentence] = resumeDraft.parse(draft).summary
  expect(sentence?.text).toBe('Ran 20 depots.')
  expect(sentence?.facts).toHaveLength(20)
  expect(sentence?.facts.slice(0, 3)).toEqual([7, 1, 2])
})
