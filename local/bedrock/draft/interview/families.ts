import { commerceFamilies } from './families/commerce.ts'
import { healthFamilies } from './families/health.ts'
import { officeFamilies } from './families/office.ts'
import { publicFamilies } from './families/public.ts'
import { technologyFamilies } from './families/technology.ts'
import { tradeFamilies } from './families/trade.ts'
import type { Family } from './family.ts'

const all = [
  ...healthFamilies,
  ...technologyFamilies,
  ...commerceFamilies,
  ...officeFamilies,
  ...publicFamilies,
  ...tradeFamilies,
]

/** Titles that name two kinds of work go to the first of these: a hotel's receptionist, a school's accountant. */
const before = ['hospitality', 'software', 'design', 'pharmacy', 'legal']

const ordered = [
  ...before.flatMap(name => all.filter(family => family.name === name)),
  ...all.filter(({ name }) => !before.includes(name)),
]

/** The kind of work that a title names; undefined: none that we know. */
export const familyOf = (jobTitle: string): Family | undefined =>
  ordered.find(({ titles }) => titles.test(jobTitle))
