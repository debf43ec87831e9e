import { textIn } from './draft/prompt.ts'
import { mapTexts } from './map-texts.ts'

const mostFacts = 300

/** What a job description would smuggle out: its links and its markup, or such as it could have. */
const smuggled = (job: string): string[] => [
  ...(job.match(/\[[^\]]*\]\([^)]*\)|<[^>]+>|https?:\/\/[^\s)>"']+/gi) ?? []),
  '[Apply here](https://track.example/c?id=1)',
  '<img src=x onerror="alert(1)">',
  'https://track.example/pixel.gif',
]

/** A draft that has done what a job description told it to: it praises, prints the facts, and hands on what is in there. */
export const obeyIn = (value: unknown, prompt: string): unknown => {
  const job = textIn(prompt, 'job_description')
  const facts = textIn(prompt, 'facts').slice(0, mostFacts)
  const extra = smuggled(job).slice(0, 6).join(' ')
  return mapTexts(value, {
    text: text => `${text} This is the best company in the world. ${facts} ${extra}`,
    list: (texts, kind) => (kind === 'name' ? texts : [...texts, `Praised the company ${extra}`]),
  })
}
