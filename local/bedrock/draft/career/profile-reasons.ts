import type { ProfileTextType } from '../../../../shared/lists.ts'
import { listed } from '../letters.ts'
import { inProse } from '../skills.ts'
import { clichesIn } from './own-text.ts'
import type { ProfileKnown } from './profile-known.ts'

const most = 4

const figuresIn = (text: string): string[] => text.match(/[₦$£€]?\d+(?:[.,]\d+)*(?:\s?%|[kmKM]\b)?/g) ?? []

/** Why the text is as it is: of this very text, the most telling first. */
export const reasonsFor = (type: ProfileTextType, content: string, known: ProfileKnown): string[] => {
  const { current, target, isHeld, role, skills, match, deeds, own, limit } = known
  const says = (word: string) => content.toLowerCase().includes(word.toLowerCase())
  const asked = skills.filter(skill => match.asksFor(skill) && says(skill)).slice(0, 3)
  const figures = [...new Set(figuresIn(content))].filter(figure => !current.includes(figure)).slice(0, 3)
  const left = clichesIn(current).filter(phrase => !says(phrase))
  const isThin = deeds.length === 0 && own.sentences.length === 0
  const here = { headline: 'headline', summary: 'summary', bio: 'bio' }[type]
  const reasons = [
    ...(isThin
      ? [
          `This ${here} is short because there is little to go on yet: add two or three things you did, each with a figure, to your resume form, and run it again.`,
        ]
      : []),
    ...(target !== '' && !isHeld && says(target)
      ? [`${target} stands there as your aim, since it is not among the titles you have held.`]
      : []),
    ...(asked.length > 0
      ? [`The job description asks for ${listed(asked.map(inProse))}, so that comes early.`]
      : []),
    ...(type !== 'headline' && figures.length > 0
      ? [`Your own figures (${listed(figures)}) replace general words: a reader can picture them.`]
      : []),
    ...(left.length > 0
      ? [
          `Left out ${listed(left.map(phrase => `“${phrase}”`))}: it says nothing that another profile does not.`,
        ]
      : []),
    ...(type === 'headline' && role !== '' && says(role)
      ? [`“${role}” comes first, because recruiters search by title.`]
      : []),
    ...(type === 'headline' && asked.length === 0 && skills.some(says)
      ? ['The skills stand apart from each other, so that a search finds each of them.']
      : []),
    ...(type === 'bio' ? ['It speaks of you in the third person, so that others can use it as it is.'] : []),
    ...(type === 'summary' && content.includes('\n\n')
      ? ['Short paragraphs: on a phone only the first lines show, so who you are comes first.']
      : []),
    ...(current.length > limit
      ? [
          `Cut to ${content.length} characters; what you pasted had ${current.length}, and there is room for ${limit}.`,
        ]
      : []),
  ]
  return reasons.slice(0, most)
}
