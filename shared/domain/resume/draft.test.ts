import { expect, test } from 'vitest'
import { reworded } from './draft.ts'
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
