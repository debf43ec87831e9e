import { wordsOf } from '../jobs/fold.ts'
import type { ResumeSection } from './document.ts'

type Kind = ResumeSection['kind']

// In this order: `Volunteer experience` is no employment, and `Programming languages` are skills.
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'other',
    /\b(?:volunteer|volunteering|voluntary|projects?|publications?|references?|referees?|memberships?|affiliations?|conferences?)\b/,
  ],
  ['languages', /^(?:languages?|languages? (?:skills?|proficiency|spoken)|spoken languages?)$/],
  [
    'certifications',
    /\b(?:certifications?|certificates?|certified|licen[cs]es?|licensure|credentials|accreditations?)\b/,
  ],
  [
    'education',
    /\b(?:education|educational|academics?|qualifications?|schools?|studies|degrees?|training)\b/,
  ],
  [
    'work',
    /\b(?:work|employment|employers|experiences?|career history|jobs?|internships?|positions? held|professional history|professional background)\b/,
  ],
  [
    'skills',
    /\b(?:skills?|skillset|competenc(?:y|ies|es)|expertise|technolog(?:y|ies)|tech stack|tools?|strengths|abilities|proficienc(?:y|ies)|programming|frameworks?|software)\b/,
  ],
  ['summary', /\b(?:summary|profile|objectives?|about|statement|overview|bio|biography|introduction)\b/],
  ['languages', /\blanguages?\b/],
  ['links', /\b(?:links?|profiles|websites?|portfolio|online|socials?)\b/],
  ['interests', /\b(?:interests?|hobb(?:y|ies)|activities|pastimes)\b/],
]

/** What a heading of a section says that it is about. */
export const kindOfTitle = (title: string): Kind => {
  const words = wordsOf(title).join(' ')
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

const headingWord =
  /^(?:summary|profile|profiles|objectives?|about|me|statement|overview|bio|biography|work|employment|experiences?|history|career|jobs?|internships?|positions?|held|background|education|educational|academics?|qualifications?|training|skills?|competenc(?:y|ies|es)|expertise|technologies|tech|stack|tools?|strengths|certifications?|certificates?|licen[cs]es?|credentials|languages?|spoken|links?|websites?|portfolio|online|interests?|hobb(?:y|ies)|activities|projects?|volunteer|volunteering|voluntary|awards?|honou?rs?|achievements?|accomplishments?|publications?|references?|referees?|memberships?|affiliations?|professional|personal|key|core|technical|soft|other|additional|relevant|selected|executive|extracurricular|information|contact|details|and|of|the|my|leadership|community|service)$/
const minorWord =
  /^(?:me|of|the|my|and|held|history|key|core|other|additional|relevant|selected|professional|personal|technical|soft|executive|information|details|career|tech|stack|spoken|online|community|service|jobs?|position|background|leadership)$/

/** Whether a line by itself, in a text without headings, is the title of a section: `WORK EXPERIENCE`, `Skills:`. */
export const isSectionTitle = (line: string): boolean => {
  const words = wordsOf(line)
  return (
    line.length <= 50 &&
    !/[,;.!?|·@\d]/.test(line) &&
    words.length > 0 &&
    words.length <= 5 &&
    words.every(word => headingWord.test(word)) &&
    (words.some(word => !minorWord.test(word)) || words.join(' ') === 'career history')
  )
}
