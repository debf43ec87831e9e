import { expect, test } from 'vitest'
import { emptyForm } from '../resume/form-of-document.ts'
import { checkLetter } from '../truth/check-letter.ts'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { unsupported } from '../truth/report.ts'
import { sentenceOfFact } from './sentence-of-fact.ts'

const facts = {
  form: {
    ...emptyForm,
    fullName: 'Chinedu Okeke',
    location: 'Yaba, Lagos',
    jobTitle: 'Backend Developer',
    summary: 'Developer of many things.',
    workExperience: [
      {
        jobTitle: 'Backend Developer',
        company: 'Nkwọ Pay',
        place: 'Yaba, Lagos',
        duration: 'Jun 2022 to now',
        description: `Wrote the ledger service in Go that settles 90,000 payments a day
helped the head of product plan releases.
Trained four junior developers
Cut failed settlements by 60%
Leads 5 people in two shops
Drafts the contracts and reviews them
Audits of sepsis care
Trained teacher
Report writing
I join the on-call rotations`,
      },
      {
        jobTitle: 'Junior Developer',
        company: 'Coal City, Enugu',
        place: '',
        duration: '2019 - 2021',
        description: '',
      },
      { jobTitle: 'IT Intern', company: 'MTN', place: '', duration: '2018', description: '' },
      {
        jobTitle: 'National Service',
        company: 'NYSC',
        place: '',
        duration: '',
        description: 'Taught SHS 2 pupils',
      },
      { jobTitle: 'Tutor', company: 'Freelance', place: '', duration: 'weekends', description: '' },
    ],
    education: [
      { degree: 'HND Accountancy', school: 'College of Trade, Kano', year: '2016', gpa: '' },
      {
        degree: 'B.Eng. Computer Engineering, Second Class Upper',
        school: 'UNN, Nsukka',
        year: '2018',
        gpa: '',
      },
      { degree: 'M.Sc. Computer Science', school: 'University of Lagos', year: '2025 to now', gpa: '' },
    ],
    technicalSkills: 'Go, Node.js, PostgreSQL',
    certifications: 'AWS Certified Developer, ICAN (student member), NEMSA competency certificate',
    licences: 'Driver’s licence class G',
    languages: 'English, Yoruba (Native)',
  },
  statements: [
    'Skills: Redis, Kafka',
    '"I mentor two juniors" (My work at Nkwọ Pay)',
    'Years of experience: 3-5.',
  ],
}

test.each<readonly [fact: string, sentence: string | null]>([
  ['AWS Certified Developer', 'I am an AWS Certified Developer.'],
  ['ICAN (student member)', 'My certifications include ICAN (student member).'],
  ['NEMSA', 'I hold the NEMSA competency certificate.'],
  ['Driver', 'I hold a Driver’s licence class G.'],
  ['English, Yoruba', 'I speak English and Yoruba (native).'],
  ['Go, Node.js', 'My skills include Go, Node.js and PostgreSQL.'],
  ['Skills: Redis', 'My skills include Redis and Kafka.'],
  ['Yaba, Lagos', 'I live in Yaba, Lagos.'],
  ['Backend Developer, Nkwọ', 'I have worked as a Backend Developer at Nkwọ Pay since June 2022.'],
  ['Junior Developer, Coal', 'I worked as a Junior Developer at Coal City, Enugu, from 2019 to 2021.'],
  ['IT Intern', 'I worked as an IT Intern at MTN in 2018.'],
  ['Tutor', 'I have worked as a Tutor.'],
  ['HND', 'I hold an HND Accountancy from the College of Trade, Kano.'],
  ['B.Eng.', 'I hold a B.Eng. Computer Engineering, Second Class Upper, from UNN, Nsukka.'],
  [
    'Wrote the',
    'As a Backend Developer at Nkwọ Pay, I wrote the ledger service in Go that settles 90,000 payments a day.',
  ],
  ['helped the', 'As a Backend Developer at Nkwọ Pay, I helped the head of product plan releases.'],
  ['Trained four', 'As a Backend Developer at Nkwọ Pay, I trained four junior developers.'],
  ['Leads 5', 'As a Backend Developer at Nkwọ Pay, I lead 5 people in two shops.'],
  ['Cut failed', 'As a Backend Developer at Nkwọ Pay, I cut failed settlements by 60%.'],
  ['Taught SHS', 'At NYSC, I taught SHS 2 pupils.'],
  ['I join', 'I join the on-call rotations.'],
  ['"I mentor', 'I mentor two juniors.'],
  // Of these, no sentence is sure to be right.
  ['Drafts the', null],
  ['Audits of', null],
  ['Trained teacher', null],
  ['Report writing', null],
  ['National Service', null],
  ['M.Sc.', null],
  ['Developer of', null],
  ['Years of', null],
])('%s is put into a letter as %j, which has a source', (begins, sentence) => {
  const fact = numberedFacts(facts).find(({ text }) => text.startsWith(begins))
  expect(fact && sentenceOfFact(fact, facts.form)).toBe(sentence)
  const letter = `Dear Mrs Okon,\n\n${sentence}\n\nYours sincerely,\nChinedu Okeke\n`
  const job = { jobTitle: 'Engineer', companyName: 'Tembo Pay' }
  const report = checkLetter(letter, facts, [], job, { today: '2026-11-27' })
  expect(sentence === null ? [] : unsupported(report).map(({ text }) => text)).toEqual([])
})
