import { expect, test } from 'vitest'
import { letterDraft } from '../../../shared/domain/resume/draft.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import { drawsFor } from '../../boards/world/prng.ts'
import { advert, aminasForm, kolaFoods, promptOf } from '../bedrock.testing.ts'
import { draftLetter } from './write-letter.ts'

const paragraphs = (parts: Parameters<typeof promptOf>[0] = {}, seed = 1) =>
  letterDraft
    .parse(
      draftLetter(promptOf({ job: kolaFoods, jobDescription: advert, ...parts }), drawsFor(seed, 'test')),
    )
    .paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

test('it names the job, what was done for it, and thanks', () => {
  for (const seed of seeds) {
    const [first = '', second = '', ...rest] = paragraphs({}, seed)
    expect(first).toContain('Demand Planner')
    expect(first).toContain('Kọ́lá Foods')
    expect(first).toContain('an Operations Analyst at Gani Haulage')
    expect(second).toMatch(
      /At Gani Haulage, I planned routes for 40 trucks|I cut delivery time by 18%|I trained 12 dispatchers/,
    )
    expect(rest.at(-1)).toMatch(/[Tt]hank/)
    expect(rest).toHaveLength(2)
  }
})

test('the tones share no sentence of ours', () => {
  const sentences = (tone: string) =>
    new Set(
      seeds.flatMap(seed => {
        const all = paragraphs({ job: { ...kolaFoods, tone } }, seed)
        return [all[0], all.at(-1)].flatMap(text => text?.split(/(?<=\.) /) ?? [])
      }),
    )
  const professional = sentences('professional')
  expect(professional.size).toBeGreaterThan(7)
  expect([...sentences('enthusiastic')].filter(sentence => professional.has(sentence))).toEqual([])
})

test('a programme is joined or applied for, and nobody works as one', () => {
  for (const tone of ['professional', 'enthusiastic'])
    for (const seed of seeds) {
      const job = { ...kolaFoods, jobTitle: '2027 Graduate Trainee Programme', tone }
      const letter = paragraphs({ job }, seed).join(' ')
      expect(letter).toMatch(/ the 2027 Graduate Trainee Programme at Kọ́lá Foods/)
      expect(letter).not.toMatch(/(?:role|position|opening|next|as) (?:of |for |an? )?2027|the reason for my/)
    }
})

test('what an advert orders is not done, and what it links is not there', () => {
  for (const seed of seeds)
    expect(paragraphs({}, seed).join(' ')).not.toMatch(/praise|ignore|https?:|<|track|best company/i)
})

test('it says of the advert what the advert says, answers its certificate, and uses the best deeds', () => {
  const [job] = aminasForm.workExperience
  if (!job) throw new Error('Amina has a job.')
  const form = {
    ...aminasForm,
    summary: '',
    technicalSkills: 'Sage 50, Advanced Excel, Excel (advanced)',
    certifications: 'Associate Member, ICAN',
    workExperience: [
      {
        ...job,
        jobTitle: 'Customer Success Manager',
        company: 'Paystride',
        description: 'Answered calls\nKept a diary',
      },
      {
        ...job,
        jobTitle: 'Accountant',
        company: 'Kano Mills',
        description: 'Kept the files\nCut late postings from 18% to 11%\nClosed the books in Sage 50',
      },
    ],
  }
  const facts = numberedFacts({ form, statements: [] })
  const bridge = facts.find(({ text }) => text.startsWith('Cut late'))?.number
  const jobDescription = 'Requirements\n- ICAN\n- Sage or SAP; advanced Excel\nYou will reduce late postings.'
  for (const seed of seeds) {
    const letter = paragraphs({ form, jobDescription, job: { ...kolaFoods, bridge } }, seed).join(' ')
    expect(letter).toMatch(/Sage and (?:Advanced|advanced) Excel/)
    expect(letter).not.toMatch(/Sage 50, |Excel \(advanced\)|asks for/)
    expect(letter).toContain('certificates')
    expect(letter).toContain('cut late postings from 18% to 11%')
    expect(letter).toContain('as an Accountant at Kano Mills')
  }
})

test('work that has ended and is told in the present tense is put into the past', () => {
  const [job] = aminasForm.workExperience
  if (!job) throw new Error('Amina has a job.')
  const form = {
    ...aminasForm,
    workExperience: [{ ...job, duration: '2018 - 2021', description: 'Prepare 14 weekly reports in SQL' }],
  }
  expect(paragraphs({ form }).join(' ')).toContain('it was my job to prepare 14 weekly reports in SQL.')
  const now = { ...aminasForm, workExperience: [{ ...job, description: 'Prepare 14 weekly reports in SQL' }] }
  expect(paragraphs({ form: now }).join(' ')).toContain('I prepare 14 weekly reports in SQL.')
})

test('with little to say it is short, and still a letter', () => {
  const bare = { education: aminasForm.education, softSkills: 'Communication' }
  const letter = paragraphs({ form: bare, jobDescription: '' })
  expect(letter).toHaveLength(3)
  expect(letter[1]).toMatch(/communication.* I hold a BSc Economics from the University of Lagos\.$/)
  expect(paragraphs({ form: {} })).toHaveLength(2)
})

test('however much there is to say, it is at most 280 words', () => {
  const long = `${'Planned routes and stock with SQL for '.repeat(5)}40 trucks. Trained ${'new and old dispatchers of the depot, '.repeat(5)}12 in all. Cut ${'costs of the yard and '.repeat(8)}waste by 18%`
  const summary = `I plan ${'stock and routes with much care '.repeat(6)}every day.`
  const form = {
    ...aminasForm,
    summary,
    workExperience: aminasForm.workExperience.map(job => ({ ...job, description: long })),
  }
  for (const seed of seeds)
    expect(paragraphs({ form }, seed).join(' ').split(/\s+/).length).toBeLessThanOrEqual(280)
})
