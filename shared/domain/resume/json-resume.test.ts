import { expect, test } from 'vitest'
import { assembleResume } from './assemble.ts'
import { aminasForm } from './form.testing.ts'
import { toJsonResume } from './json-resume.ts'
import { parseResume } from './parse.ts'

test('a resume in the JSON Resume schema', () => {
  expect(toJsonResume(assembleResume(aminasForm, null))).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Amina Bello',
      label: 'Operations Analyst',
      email: 'amina@example.com',
      phone: '0803 000 0142',
      url: 'https://amina.example.dev/work',
      summary: 'Operations analyst with four years in freight and retail supply.',
      location: { city: 'Ikeja, Lagos' },
      profiles: [
        { network: 'LinkedIn', url: 'https://linkedin.com/in/amina_bello' },
        { network: 'GitHub', url: 'https://github.com/amina' },
      ],
      'x-aiki': {
        links: {
          linkedinUrl: 'linkedin.com/in/amina_bello',
          portfolioUrl: 'https://amina.example.dev/work',
          githubUrl: 'https://github.com/amina',
        },
      },
    },
    work: [
      {
        name: 'Gani Haulage',
        position: 'Operations Officer',
        startDate: '2023-03',
        highlights: [
          'Cut late deliveries from 18% to 11% in eight months',
          'Built the weekly cost table in SQL and Excel',
        ],
        'x-aiki': { duration: 'Mar 2023 to now' },
      },
      {
        name: 'Moremi Retail',
        position: 'Stock Assistant',
        highlights: ['Counted and reconciled 3,200 lines a month'],
        'x-aiki': { duration: 'since school, 2 yrs or so' },
      },
    ],
    education: [
      {
        institution: 'Bayero University, Kano',
        studyType: 'B.Sc. Economics, Second Class Upper',
        endDate: '2020',
        score: '4.1/5.0',
        'x-aiki': { duration: '2020' },
      },
      { institution: 'Ọ̀ṣun Grammar School', studyType: 'WAEC', score: 'Seven credits' },
    ],
    skills: [
      { name: 'Skills', keywords: ['SQL', 'Excel', 'route planning'] },
      { name: 'Soft skills', keywords: ['Patience', 'teamwork'] },
    ],
    certificates: [{ name: 'Chartered Institute of Logistics (CILT, Nigeria)' }, { name: 'Excel Associate' }],
    languages: [
      { language: 'Hausa' },
      { language: 'English', fluency: 'fluent' },
      { language: 'some Yorùbá' },
    ],
    interests: [{ name: 'Chess' }, { name: 'highlife' }],
    meta: { version: 'v1.0.0', 'x-aiki': { version: 1 } },
  })
})

test('an empty resume has only its author', () => {
  expect(toJsonResume(parseResume(''))).toEqual({
    $schema: expect.any(String),
    basics: {},
    meta: { version: 'v1.0.0', 'x-aiki': { version: 1 } },
  })
})

test("sections that the schema doesn't have are not lost", () => {
  const markdown =
    '# A\n## Work\nAll in Lagos.\n## Projects\n### Aiki, Own\n2024\n- Built it\n## Awards\n- Best Teller'
  expect(toJsonResume(parseResume(markdown))).toMatchObject({
    basics: {
      'x-aiki': {
        sections: [
          { title: 'Awards', bullets: ['Best Teller'] },
          { title: 'Work', paragraphs: ['All in Lagos.'] },
        ],
      },
    },
    projects: [
      {
        name: 'Aiki',
        entity: 'Own',
        endDate: '2024',
        highlights: ['Built it'],
        'x-aiki': { duration: '2024' },
      },
    ],
  })
})
