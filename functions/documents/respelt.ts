import type { ResumeDocument } from '../../shared/domain/resume/document.ts'

type Spell = (text: string) => string

/** The same resume with each of its texts spelt otherwise; of lists, what became empty is gone. */
export const respelt = (
  { name, headline, contact, sections }: ResumeDocument,
  spell: Spell,
): ResumeDocument => {
  const all = (texts: readonly string[]): string[] => texts.map(spell).filter(text => text !== '')
  return {
    name: spell(name),
    headline: spell(headline),
    contact: all(contact),
    sections: sections.map(section => ({
      kind: section.kind,
      title: spell(section.title),
      paragraphs: all(section.paragraphs),
      bullets: all(section.bullets),
      entries: section.entries.map(entry => ({
        title: spell(entry.title),
        organisation: spell(entry.organisation),
        duration: spell(entry.duration),
        details: all(entry.details),
        paragraphs: all(entry.paragraphs),
        bullets: all(entry.bullets),
      })),
    })),
  }
}
