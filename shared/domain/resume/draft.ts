import * as z from 'zod/mini'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { distinct, groupLabel, inOrderOf, itemsOf } from './items.ts'

/** A sentence or a line of the model's. A longer one than any resume wants is refused: nobody cuts it. */
const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Numbers of facts, each once: see numbered-facts.ts. Those above the limit are dropped, because the words are still good. */
export const factNumbers = (max: number) =>
  z.array(z.int()).check(z.overwrite(numbers => [...new Set(numbers)].slice(0, max)))

/** The facts stand before the wording, so that the model finds what it may say before it says it. */
export const cited = (max: number) => z.object({ facts: factNumbers(20), text: words(max) })
export type CitedText = z.infer<ReturnType<typeof cited>>

/** What an advert asks for, and the facts that answer it. */
const evidence = z.array(z.object({ requirement: words(300), facts: factNumbers(20) })).check(z.maxLength(12))
export type EvidenceDraft = z.infer<typeof evidence>

/** The most bullets of one job, in a text of the model. */
export const bulletsAtMost = 12

const work = z
  .array(
    z.object({
      /** Which entry of the person's work, counted from 0 as in the facts. */
      entry: z.int().check(z.minimum(0), z.maximum(50)),
      bullets: z.array(cited(500)).check(z.maxLength(2 * bulletsAtMost)),
      /** The facts of this job that no bullet uses, so that none is forgotten. */
      leftOut: factNumbers(100),
    }),
  )
  .check(z.maxLength(50))

/**
 * What the model may say in a resume: wording alone. Names, employers, dates, schools and contacts are not here: they
 * are put in from the person's own facts.
 */
export const resumeDraft = z.object({
  headline: z.string().check(z.trim(), z.maxLength(160)),
  summary: z.array(cited(600)).check(z.maxLength(6)),
  work,
  /** The person's own skills, those that matter most for the job first. */
  skills: z.array(words(100)).check(z.maxLength(60)),
})
/** Evidence is only in a resume for a job. */
export type ResumeDraft = z.infer<typeof resumeDraft> & { readonly evidence?: EvidenceDraft }

/** A resume for a job: evidence first, wording second. */
export const tailoredDraft = z.object({ evidence, ...resumeDraft.shape })

/** The paragraphs of a letter or of a profile, sentence by sentence. */
export const paragraphs = z
  .array(z.object({ sentences: z.array(cited(800)).check(z.minLength(1), z.maxLength(12)) }))
  .check(z.minLength(1), z.maxLength(6))

/** The body of a letter that is written anew: greeting and close stay as they are. */
export const revisionDraft = z.object({ paragraphs })
export type RevisionDraft = z.infer<typeof revisionDraft>

/** The body of a letter: greeting and close are put in by us. */
export const letterDraft = z.object({ evidence, paragraphs })
export type LetterDraft = z.infer<typeof letterDraft>

/** Other wordings of one line. None: the facts allow no better words. */
export const lineDraft = z.object({ alternatives: z.array(cited(500)).check(z.maxLength(3)) })
export type LineDraft = z.infer<typeof lineDraft>

/** The wording of a resume as text alone. */
export const resumeWording = z.object({
  headline: z.string(),
  summary: z.string(),
  work: z.array(z.object({ entry: z.int(), bullets: z.array(z.string()) })),
  skills: z.array(z.string()),
})
export type ResumeWording = z.infer<typeof resumeWording>

export const wordingOf = ({ headline, summary, work: jobs, skills }: ResumeDraft): ResumeWording => ({
  headline,
  summary: summary.map(({ text }) => text).join(' '),
  work: jobs.map(({ entry, bullets }) => ({ entry, bullets: bullets.map(({ text }) => text) })),
  skills,
})

const inOrder = (line: string, skills: readonly string[]): string => {
  const [label = ''] = groupLabel.exec(line) ?? []
  return `${label}${inOrderOf(itemsOf(line.slice(label.length)), skills).join(', ')}`
}

/**
 * The same resume in other words: headline, summary, the bullets of each entry of work, and the order of skills. What the
 * wording is silent of stays as it is, and so do all names, dates and other sections. `stays` says what
 * of a line of the text before stays beside the new ones.
 */
export const reworded = (
  document: ResumeDocument,
  { headline, summary, work: jobs, skills }: ResumeWording,
  stays: (line: string) => string = () => '',
): ResumeDocument => {
  let number = -1
  const rewordedEntry = (entry: ResumeEntry): ResumeEntry => {
    number += 1
    const bullets = jobs.flatMap(part => (part.entry === number ? part.bullets : []))
    if (bullets.length === 0) return entry
    const own = [...entry.paragraphs, ...entry.bullets].map(stays)
    return { ...entry, paragraphs: [], bullets: distinct([...bullets, ...own]) }
  }
  const sections = document.sections.map((section): ResumeSection => {
    if (section.kind === 'summary' && summary !== '') {
      const own = [...section.paragraphs, ...section.bullets].map(stays)
      return { ...section, paragraphs: [[summary, ...distinct(own)].join(' ')], bullets: [] }
    }
    if (section.kind === 'skills')
      return {
        ...section,
        paragraphs: section.paragraphs.map(line => inOrder(line, skills)),
        bullets: inOrderOf(section.bullets, skills),
      }
    return section.kind === 'work' ? { ...section, entries: section.entries.map(rewordedEntry) } : section
  })
  return { ...document, headline: headline || document.headline, sections }
}
