import { fold } from '../jobs/fold.ts'
import { skillNamed, skillWords } from '../jobs/skills.ts'
import type { ResumeSection } from './document.ts'
import { groupLabel, itemsOf, softLabel } from './items.ts'
import { withoutLevel } from './skill-level.ts'

const softTitle = 'Soft Skills'

type Skill = { readonly text: string; readonly key: string }

/** A skill in its usual spelling, `JavaScript` for `javascript`, and what it is compared by: `Excel` is `MS Excel`. */
export const printedSkill = (typed: string): Skill => {
  const words = skillWords(typed)
  const usual = skillNamed(words.join(' '))
  if (usual === undefined) return { text: typed, key: fold(typed) }
  const usualWords = skillWords(usual)
  const whole = words.map(word => (word === 'ms' ? 'microsoft' : word))
  const isPart = whole.every(word => usualWords.includes(word))
  // `Spreadsheets` may be others than Microsoft's: no more is said than was typed.
  if (!isPart) return { text: typed, key: fold(typed) }
  return { text: whole.join(' ') === usualWords.join(' ') ? usual : typed, key: fold(usual) }
}

const linePrinter = () => {
  const seen = new Set<string>()
  return (line: string): string => {
    const [label = ''] = groupLabel.exec(line) ?? []
    const items = itemsOf(line.slice(label.length))
      // `Excel (advanced)` after `Advanced Excel` would say the same twice.
      .map(typed => ({ text: printedSkill(typed).text, key: printedSkill(withoutLevel(typed)).key }))
      .filter(({ key }) => !seen.has(key) && seen.add(key))
      .map(({ text }) => text)
    return items.length === 0 ? '' : `${label}${items.join(', ')}`
  }
}

/**
 * The skills in their usual spelling, each once. Soft skills on a line of their own become a section of their own,
 * because a program takes all lines below a heading for one list.
 */
export const printedSkills = (section: ResumeSection): ResumeSection[] => {
  const printed = linePrinter()
  const all = (lines: readonly string[]): string[] => lines.map(printed).filter(line => line !== '')
  const paragraphs = all(section.paragraphs)
  const bullets = all(section.bullets)
  const isPair =
    paragraphs.length === 2 && bullets.length === 0 && !paragraphs.some(line => groupLabel.test(line))
  const soft = paragraphs.filter((line, at) => line.startsWith(softLabel) || (isPair && at === 1))
  const others = paragraphs.filter(line => !soft.includes(line))
  return [
    { ...section, paragraphs: others, bullets },
    {
      ...section,
      title: softTitle,
      paragraphs: soft.map(line => line.replace(softLabel, '')),
      bullets: [],
      entries: [],
    },
  ].filter(
    ({ paragraphs: lines, bullets: items, entries }) => lines.length + items.length + entries.length > 0,
  )
}
