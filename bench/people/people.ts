import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { health } from './health.ts'
import { longCareer } from './long.ts'
import { office } from './office.ts'
import { technical } from './technical.ts'
import { trade } from './trade.ts'

/** Invented people of many trades: names with Yorùbá, Igbo and Hausa letters, short and long careers, unusual dates. */
export const people: readonly ResumeForm[] = [...health, ...trade, ...office, ...technical, longCareer]

const named = (name: string): ResumeForm => {
  const found = people.find(({ fullName }) => fullName === name)
  if (!found) throw new Error(`There is nobody called ${name}.`)
  return found
}

/** Three people by the length of their resume: nearly nothing, one page, three pages. */
export const short = named('Zainab Sule')
export const usual = named('Amina Bello')
export const long = longCareer
