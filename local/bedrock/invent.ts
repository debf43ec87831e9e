import type { Draws } from '../boards/world/prng.ts'
import { mapTexts } from './map-texts.ts'

const employers = ['Dangote Cement', 'Chevron Nigeria', 'Zenith Bank', 'Julius Berger']
const degrees = ['an MBA', 'a PhD in Economics', 'an MSc in Data Science']
const schools = ['Lagos Business School', 'Covenant University', 'the University of Ibadan']
const skills = ['Kubernetes', 'SAP S/4HANA', 'Salesforce', 'AutoCAD']

/** One that nobody has said. */
const unsaid = (names: readonly string[], prompt: string, draws: Draws): string => {
  const free = names.filter(name => !prompt.includes(name.replace(/^(?:an?|the) /, '')))
  return draws.one(free.length > 0 ? free : names)
}

/** A draft with an employer, a degree, a date, figures and a skill that are nobody's. */
export const inventInto = (value: unknown, prompt: string, draws: Draws): unknown => {
  const employer = unsaid(employers, prompt, draws)
  const percent = draws.whole(31, 68)
  const skill = unsaid(skills, prompt, draws)
  const sentences = [
    ` Worked at ${employer} from ${draws.whole(2003, 2006)} to ${draws.whole(2008, 2010)}, with a team of ${draws.whole(41, 97)}.`,
    ` Holds ${unsaid(degrees, prompt, draws)} from ${unsaid(schools, prompt, draws)}. Skilled in ${skill}.`,
  ]
  let told = 0
  const sentence = () => {
    told += 1
    return sentences[(told - 1) % sentences.length] ?? ''
  }
  return mapTexts(value, {
    text: text => {
      const both = told === 0 ? sentence() + sentence() : sentence()
      return text + both
    },
    list: (texts, kind) => [...texts, kind === 'name' ? skill : `Cut costs by ${percent}% at ${employer}`],
  })
}
