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
