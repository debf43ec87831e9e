import * as z from 'zod/mini'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { groupLabel, inOrderOf, itemsOf } from './items.ts'

/** A sentence or a line of the model's. A longer one than any resume wants is refused: nobody cuts it. */
const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/**
 * What the model may say in a resume: wording alone. Names, employers, dates, schools and contacts are not here: they
 * are put in from the person's own facts.
 */
export const resumeDraft = z.object({
  headline: z.string().check(z.trim(), z.maxLength(160)),
  summary: z.string().check(z.trim(), z.maxLength(1500)),
  work: z
    .array(
      z.object({
        /** Which entry of the person's work, counted from 0 as in the facts. */
        entry: z.int().check(z.minimum(0), z.maximum(50)),
        bullets: z.array(words(500)).check(z.maxLength(8)),
      }),
    )
    .check(z.maxLength(30)),
  /** The person's own skills, those that matter most for the job first. */
  skills: z.array(words(100)).check(z.maxLength(60)),
})
export type ResumeDraft = z.infer<typeof resumeDraft>

/** The body of a letter: greeting and close are put in by us. */
export const letterDraft = z.object({
  paragraphs: z.array(words(2000)).check(z.minLength(1), z.maxLength(6)),
})
export type LetterDraft = z.infer<typeof letterDraft>

const inOrder = (line: string, skills: readonly string[]): string => {
  const [label = ''] = groupLabel.exec(line) ?? []
  return `${label}${inOrderOf(itemsOf(line.slice(label.length)), skills).join(', ')}`
}

/**
 * The same resume in the draft's words: headline, summary, the bullets of each entry of work, and the order of skills.
 * What the draft is silent of stays as it is, and so do all names, dates and other sections.
 */
export const reworded = (
  document: ResumeDocument,
  { headline, summary, work, skills }: ResumeDraft,
): ResumeDocument => {
  let number = -1
  const rewordedEntry = (entry: ResumeEntry): ResumeEntry => {
    number += 1
    const bullets = work.flatMap(part => (part.entry === number ? part.bullets : []))
    return bullets.length === 0 ? entry : { ...entry, paragraphs: [], bullets }
  }
  const sections = document.sections.map((section): ResumeSection => {
    if (section.kind === 'summary' && summary !== '')
      return { ...section, paragraphs: [summary], bullets: [] }
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
