import { expect, test } from 'vitest'
import { allResumeTemplates } from '../../lists.ts'
import { assembleResume } from './assemble.ts'
import { aminasForm } from './form.testing.ts'
import { banners, resumeText } from './text-file.ts'
import { writeResume } from './write.ts'

test('the text file is the resume without markup, between its banners', () => {
  const markdown = `# Amina Bello
Operations *Analyst*
Lagos · amina@example.com · 0803 555 0101

## Work
### Operations Officer, Gani Haulage
Mar 2023 to now · Apapa
- Cut **late** deliveries

## Skills
SQL, Excel

Patience
`
  expect(
    resumeText(markdown, 'professional'),
  ).toBe(`============================================================
                    PROFESSIONAL RESUME
============================================================

Amina Bello
Operations Analyst
Lagos · +234 803 555 0101 · amina@example.com

WORK EXPERIENCE
---------------
Operations Officer, Gani Haulage
Mar 2023 – Present · Apapa
- Cut late deliveries

SKILLS
------
SQL, Excel

SOFT SKILLS
-----------
Patience

============================================================
`)
})

test.each(allResumeTemplates)(
  'the banner of %s contains its name in characters that every screen has',
  template => {
    const text = resumeText(writeResume(assembleResume(aminasForm, null)), template)
    const { above, below } = banners[template]
    expect(text.startsWith(`${above.join('\n')}\n\nAmina Bello\n`)).toBe(true)
    expect(text.endsWith(`\n\n${below.join('\n')}\n`)).toBe(true)
    expect(above.join('').replaceAll(' ', '')).toContain(`${template.toUpperCase()}RESUME`)
    for (const line of [...above, ...below]) expect(line).toMatch(/^[ -~]{1,60}$/)
  },
)

test('a comma in the title is not taken for the one before the organisation', () => {
  const entry = { place: '', duration: '', description: '' }
  const text = resumeText(
    writeResume(
      assembleResume(
        {
          ...aminasForm,
          workExperience: [
            { ...entry, jobTitle: 'Project Manager, Shiroro', company: 'Shiroro Power' },
            { ...entry, jobTitle: 'Audit Senior', company: 'Bello, Eze & Partners' },
          ],
        },
        null,
      ),
    ),
    'professional',
  )
  expect(text).toContain('\nProject Manager, Shiroro at Shiroro Power\n')
  expect(text).toContain('\nAudit Senior, Bello, Eze & Partners\n')
})

test('no two templates have the same banner', () => {
  expect(new Set(allResumeTemplates.map(template => banners[template].below.join('\n'))).size).toBe(7)
})

test('an empty resume still has its banners', () => {
  expect(resumeText('', 'loom')).toContain('LOOM RESUME')
})
