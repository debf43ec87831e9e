import type { Facts } from '../../api/truth.ts'
import { phraseOf, stemOf } from './words.ts'

/** What somebody put down with commas, semicolons or lines between. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,;\n|•·]/)
    .map(item => item.trim())
    .filter(item => item !== '')

/** Of three words and more that stand together: kpi of `key performance indicators`. */
export const initialsOf = (lines: readonly string[]): Set<string> => {
  const found = new Set<string>()
  for (const line of lines) {
    const words = (phraseOf(line).match(/\S+/g) ?? []).slice(0, 2000)
    for (let at = 0; at < words.length; at += 1) {
      let all = words[at]?.[0] ?? ''
      let some = all
      for (let next = at + 1; next < Math.min(words.length, at + 7); next += 1) {
        const word = words[next] ?? ''
        all += word[0]
        if (!/^(?:of|and|the|for|in|to|de)$/.test(word)) some += word[0]
        if (all.length >= 3) found.add(all)
        if (some.length >= 3) found.add(some)
      }
    }
  }
  return found
}

/** How many languages, jobs and certificates the facts list, by the stem of what they are called. */
export const countsOf = ({ form }: Facts): Map<string, number> => {
  const put = (words: string, count: number): [string, number][] =>
    words.split(' ').map(word => [stemOf(word), count])
  return new Map([
    ...put('languages tongues langues', splitList(form.languages).length),
    ...put('certifications certificates qualifications', splitList(form.certifications).length),
    ...put(
      'roles jobs positions employers companies organisations organizations firms',
      form.workExperience.length,
    ),
    ...put('degrees schools institutions', form.education.length),
    ...put('skills', splitList(form.technicalSkills).length + splitList(form.softSkills).length),
    ...put('tools technologies', splitList(form.technicalSkills).length),
  ])
}
