import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import type { ResumeDraft } from './draft.ts'
import { inOrderOf, itemsOf } from './items.ts'
import { groupLabel } from './link-fields.ts'

const ordered = (line: string, skills: readonly string[]): string => {
  const [label = ''] = groupLabel.exec(line) ?? []
  return `${label}${inOrderOf(itemsOf(line.slice(label.length)), skills).join(', ')}`
}

const rewordedSkills = (section: ResumeSection, skills: readonly string[]): ResumeSection => ({
  ...section,
  paragraphs: section.paragraphs.map(line => ordered(line, skills)),
  bullets: inOrderOf(section.bullets, skills),
})

const rewordedEntry = (entry: ResumeEntry, bullets: readonly string[]): ResumeEntry =>
  bullets.length === 0 ? entry : { ...entry, paragraphs: [], bullets }

/**
 * The same resume in the draft's words: headline, summary, the bullets of each entry of work, and the order of skills.
 * What the draft is silent of stays as it is, and so do all names, dates and other sections.
 */
export const reworded = (document: ResumeDocument, draft: ResumeDraft): ResumeDocument => {
  let number = -1
  const bulletsOf = (entry: number): string[] =>
    draft.work.filter(each => each.entry === entry).flatMap(({ bullets }) => bullets)
  const sections = document.sections.map((section): ResumeSection => {
    if (section.kind === 'summary' && draft.summary !== '')
      return { ...section, paragraphs: [draft.summary], bullets: [] }
    if (section.kind === 'skills') return rewordedSkills(section, draft.skills)
    if (section.kind !== 'work') return section
    const entries = section.entries.map(entry => {
      number += 1
      return rewordedEntry(entry, bulletsOf(number))
    })
    return { ...section, entries }
  })
  return { ...document, headline: draft.headline || document.headline, sections }
}
