import { expect, test } from 'vitest'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { assembleResume } from './assemble.ts'
import { aminasForm } from './form.testing.ts'
import { emptyForm } from './form-of-document.ts'
import { withFact } from './with-fact.ts'
import { writeResume } from './write.ts'

const statements = ['Skills: Power BI, sql', '"I train drivers" (My work at Gani Haulage)']
const factThat = (begins: string) => {
  const fact = numberedFacts({ form: aminasForm, statements }).find(({ text }) => text.startsWith(begins))
  if (!fact) throw new Error(`There is no fact ${begins}`)
  return fact
}
const put = (markdown: string, begins: string): string => withFact(markdown, factThat(begins), aminasForm)
const whole = writeResume(assembleResume(aminasForm, null))

test.each<readonly [fact: string, removed: string, also: string]>([
  ['Built the weekly', '- Built the weekly cost table in SQL and Excel\n', '**Reliable**'],
  ['Counted and', '- Counted and reconciled 3,200 lines a month\n', ''],
  ['Excel Associate', '- Excel Associate\n', ''],
  ['WAEC', '\n### WAEC, Ọ̀ṣun Grammar School\n· Seven credits\n', ''],
])('%s goes back to where it stood', (begins, removed, also) => {
  const resume = whole.replace('- Cut late', `- ${also} Cut late`)
  expect(resume).toContain(removed)
  expect(put(resume.replace(removed, ''), begins)).toBe(resume)
})

test.each<readonly [fact: string, markdown: string, expected: string]>([
  ['Skills: Power BI', '## Skills\n\nSQL, Excel\n', '## Skills\n\nSQL, Excel, Power BI\n'],
  ['Skills: Power BI', '## Skills\n- SQL\n', '## Skills\n- SQL\nPower BI\n'],
  [
    '"I train',
    '## Profile\nI plan routes\n\n## Skills\nSQL\n',
    '## Profile\nI plan routes. I train drivers\n\n## Skills\nSQL\n',
  ],
  ['"I train', '# Amina\n\n## Skills\nSQL\n', '# Amina\n\n## Summary\nI train drivers\n\n## Skills\nSQL\n'],
  [
    'Excel Associate',
    '# Amina\n\n## Skills\nSQL\n',
    '# Amina\n\n## Skills\nSQL\n\n## Certifications\n- Excel Associate\n',
  ],
  [
    'Built the',
    '## Work\n### Driver, Danfo\n- Drove\n\n## Skills\nSQL\n',
    '## Work\n### Driver, Danfo\n- Drove\n\n### Operations Officer, Gani Haulage\nMar 2023 to now\n- Built the weekly cost table in SQL and Excel\n\n## Skills\nSQL\n',
  ],
  [
    'Counted and',
    'Amina Bello\n\nSKILLS\nSQL\n',
    expect.stringMatching(/## SKILLS\nSQL\n\n## Work Experience\n### Stock Assistant/),
  ],
])('%s in %j', (begins, markdown, expected) => {
  expect(put(markdown, begins)).toEqual(expected)
})

test('a fact of a form that is not there any more changes nothing', () => {
  expect(withFact(whole, factThat('Counted and'), emptyForm)).toBe(whole)
})
