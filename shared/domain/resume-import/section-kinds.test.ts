import { expect, test } from 'vitest'
import { formOfText } from './form-of-text.ts'

const ruled = (heading: string, lines: readonly string[]): string[] => ['', heading, '---', ...lines]

test('the lines of a section say what it is about where its heading does not', () => {
  const { form, unplaced } = formOfText(
    [
      ...['Ngozi Umeh', 'ngozi@example.com'],
      ...ruled('Sea and Shore Service', [
        'Deck Officer, Gani Lines\t2019 – Present',
        '• Stood the watch',
        'Cadet, Kudi Tugs\t2016 – 2019',
      ]),
      ...ruled('Schooling', ['HND Nautical Science', 'Maritime Academy, Oron', '2012 – 2015']),
      ...ruled('Tongues', ['Igbo, English']),
      ...ruled('Good at', ['Charts', 'Radar', 'Cargo plans']),
    ].join('\n'),
  )
  expect(form.workExperience.map(({ company }) => company)).toEqual(['Gani Lines', 'Kudi Tugs'])
  expect(form).toMatchObject({ languages: 'Igbo, English', technicalSkills: 'Charts, Radar, Cargo plans' })
  expect(form.education).toMatchObject([{ degree: 'HND Nautical Science', year: '2012 – 2015' }])
  expect(unplaced).toEqual([])
})

test('skills with levels, a foot of the page, and certificates with their dates below', () => {
  const { form } = formOfText(
    [
      ...['Ngozi Umeh', 'ngozi@example.com'],
      ...ruled('Toolbox', ['Finacle\tVery good', 'HACCP / FSSC\tExcellent']),
      ...ruled('Papers', ['Cabin Crew Licence', 'January 2024 to January 2027']),
      ...ruled('Joys', ['Swimming, chess', 'Ngozi Umeh · 1/2']),
    ].join('\n'),
  )
  expect(form).toMatchObject({
    technicalSkills: 'Finacle, HACCP / FSSC',
    certifications: 'Cabin Crew Licence (January 2024 to January 2027)',
    interests: 'Swimming, chess',
  })
})

test('roles below an employer with the time of all of them, and roles that a word announces', () => {
  const { form } = formOfText(
    [
      ...['Ngozi Umeh', '', 'EXPERIENCE', 'Gani Lines, Bonny\tMay 2012 – Present'],
      ...['Marine Superintendent (January 2020 – Present)', '• Inspects nine ships'],
      ...['Master (March 2016 – December 2019)', '• Commanded a tanker'],
    ].join('\n'),
  )
  expect(form.workExperience.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Marine Superintendent / Gani Lines',
    'Master / Gani Lines',
  ])
})

test('headings that say nothing of their sections, and lines that look like headings', () => {
  const { form } = formOfText(
    [
      ...['Ngozi Umeh', 'ngozi@example.com'],
      ...ruled('Financial Analyst', ['I build models that people use. I have worked in two banks.']),
      ...ruled('Employment history', []),
      ...ruled('Kudi Sugar Works', ['Field Supervisor, 08.2012 – 02.2016', '- Supervised the harvest']),
      ...ruled('Community service', ['Gani Club\t2010 – 2018', 'Post held: Coordinator']),
      ...ruled('Education', ['2010 – 2015', 'B.Sc. Botany, University of Jos', '2004 – 2010']),
      ...ruled('NECO/WAEC', ['Federal Government College, Bauchi']),
      ...ruled('Key qualifications', ['I hold a licence of the council. I ride a motorcycle.']),
      ...ruled('Activities', ['Tennis, Highlife music']),
    ].join('\n'),
  )
  expect(form).toMatchObject({ jobTitle: 'Financial Analyst', interests: 'Tennis, Highlife music' })
  expect(form.workExperience.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Field Supervisor / Kudi Sugar Works',
    'Coordinator / Gani Club',
  ])
  expect(form.education.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
    'B.Sc. Botany / University of Jos',
    'NECO/WAEC / Federal Government College, Bauchi',
  ])
})
