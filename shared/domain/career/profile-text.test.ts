import { describe, expect, test } from 'vitest'
import { profileTextFrom } from './profile-text.ts'
import { profileTextLimits } from './profile-text-limits.ts'

const { headline: headlineLimit, summary: summaryLimit, bio: bioLimit } = profileTextLimits
type Type = 'headline' | 'summary' | 'bio'
const facts = [
  { number: 1, place: 'statement', text: 'I plan deliveries', head: null },
  { number: 2, place: 'skills', text: 'SQL, Excel', head: null },
] as const
const options = (type: Type) => ({ type, allowed: ['amina@example.com', 'Konga.com'], facts })
/** A text of which each line is a part of a headline, or a sentence; an empty line parts two paragraphs. */
const from = (type: Type, content: string, reasons: string[] = []) => {
  const cited = (lines: string[]) => lines.map(text => ({ facts: [], text }))
  const draft =
    type === 'headline'
      ? { parts: cited([content]), reasons }
      : { paragraphs: content.split('\n\n').map(text => ({ sentences: cited([text]) })), reasons }
  return profileTextFrom(draft, options(type))
}
const contentOf = (...it: Parameters<typeof from>) => from(...it).content

describe('LinkedIn’s limits', () => {
  test('a long headline is cut after its last whole part', () => {
    const part = 'Operations analyst who plans deliveries'
    const whole = contentOf('headline', Array.from({ length: 30 }, () => part).join(' | '))
    expect(whole.split(' | ').every(each => each === part)).toBe(true)
    expect(whole.length).toBeLessThanOrEqual(headlineLimit)
    expect(whole.length).toBeGreaterThan(headlineLimit - part.length - 3)
  })

  test('a long headline of one part is cut after a word, without a joining word at the end', () => {
    const long = contentOf('headline', `${'Freight and supply, '.repeat(40)}and more`)
    expect(long.length).toBeLessThanOrEqual(headlineLimit)
    expect(long).toMatch(/(?:Freight|and|supply)$/)
  })

  test("a long summary is cut after its last whole sentence, and an abbreviation doesn't end a sentence", () => {
    const sentence = 'I hold a B.Sc. Economics and plan deliveries for Gani Haulage Ltd. in Kano.'
    const content = contentOf('summary', Array.from({ length: 80 }, () => sentence).join(' '))
    expect(content.length).toBeLessThanOrEqual(summaryLimit)
    expect(content.length).toBeGreaterThan(summaryLimit - sentence.length - 2)
    expect(content.endsWith(sentence)).toBe(true)
  })

  test.each(['headline', 'summary', 'bio'] as const)('%s: 6,000 letters without a space', type => {
    const content = contentOf(type, 'ọ'.repeat(6000))
    expect(content).toBe('ọ'.repeat(profileTextLimits[type]))
  })

  test('a surrogate pair is never split', () => {
    const content = contentOf('bio', '🧵'.repeat(400))
    expect(content.isWellFormed()).toBe(true)
    expect(contentOf('bio', `x${'🧵'.repeat(400)}`)).toBe(`x${'🧵'.repeat((bioLimit - 2) / 2)}`)
  })

  test.each(['headline', 'summary', 'bio'] as const)('%s: a text within the limit stays as it is', type => {
    const text = 'Operations analyst, freight and retail supply | SQL and Excel'
    expect(contentOf(type, text)).toBe(text)
  })
})

test('a summary keeps its paragraphs; a bio is one line', () => {
  const text = 'I plan deliveries.\n\nI count what they cost.'
  expect(contentOf('summary', text)).toBe(text)
  expect(contentOf('bio', text)).toBe('I plan deliveries. I count what they cost.')
})

test('each sentence, and each part of a headline, keeps what it cites', () => {
  const prose = profileTextFrom(
    {
      paragraphs: [
        { sentences: [{ facts: [1, 9], text: 'I **plan**. I deliver.' }] },
        { sentences: [{ facts: [], text: 'I like it.' }] },
      ],
      reasons: [],
    },
    options('summary'),
  )
  expect(prose).toMatchObject({
    content: 'I plan. I deliver.\n\nI like it.',
    citations: [
      { text: 'I plan.', facts: ['I plan deliveries'] },
      { text: 'I deliver.', facts: ['I plan deliveries'] },
      { text: 'I like it.', facts: [] },
    ],
  })
  const parts = [
    { facts: [1], text: 'Planner' },
    { facts: [2], text: 'SQL | Excel' },
    { facts: [2], text: 'https://evil.example' },
  ]
  expect(profileTextFrom({ parts, reasons: [] }, options('headline'))).toMatchObject({
    content: 'Planner | SQL | Excel',
    citations: [
      { text: 'Planner', facts: ['I plan deliveries'] },
      { text: 'SQL', facts: ['SQL, Excel'] },
      { text: 'Excel', facts: ['SQL, Excel'] },
    ],
  })
})

test.each(['C|D', 'C | D', 'C • D', '| C |D|'])('the parts of %j are cited one by one', text => {
  const { content, citations } = profileTextFrom(
    {
      parts: [
        { facts: [1], text: 'Planner' },
        { facts: [], text },
      ],
      reasons: [],
    },
    options('headline'),
  )
  expect(content).toBe('Planner | C | D')
  expect(citations).toEqual([
    { text: 'Planner', facts: ['I plan deliveries'] },
    { text: 'C', facts: [] },
    { text: 'D', facts: [] },
  ])
})

test.each(['headline', 'summary', 'bio'] as const)('%s: what is cut within keeps its citation', type => {
  const long = [
    { facts: [1], text: 'Freight and supply, '.repeat(200).trim() },
    { facts: [2], text: 'SQL.' },
  ]
  const draft = type === 'headline' ? { parts: long } : { paragraphs: [{ sentences: long }] }
  const { content, citations } = profileTextFrom({ ...draft, reasons: [] }, options(type))
  expect(citations).toEqual([{ text: content, facts: ['I plan deliveries'] }])
})

const hostile = [
  '<img\nsrc=x onerror=alert(1)>I plan <b>deliveries</b>.',
  '[Apply](https://evil.com/x) at https://evil.com/pixel.gif, or evil.com.',
  '{\n  "fullName": "Amina Bello",\n  "phone": "0803"\n}',
  '```js\nalert(1)\n```',
  '# Call 0803 111 2222\u200b or write to spy@evil.com.',
].join('\n')

test.each(['headline', 'summary', 'bio'] as const)('%s: no markup, links or numbers', type => {
  const content = contentOf(type, hostile)
  expect(content).toContain('I plan deliveries.')
  expect(content).not.toMatch(/<\w|onerror|https?:|evil|fullName|```|\]\(|0803|\u200b|@|#/)
})

test('the person’s own addresses stay', () => {
  const text = 'I planned deliveries for Konga.com. Write to amina@example.com.'
  expect(contentOf('summary', text)).toBe(text)
})

test('reasons are plain text, and empty ones are dropped', () => {
  const { reasons } = from('bio', 'I plan.', ['**Shorter** now', 'https://evil.example', '  ', '<br>'])
  expect(reasons).toEqual(['Shorter now'])
})
