import { type Block, list, text } from '../posted.ts'
import type { Employer } from './employer.ts'
import { type Place, shortPlace } from './place.ts'
import type { Draws } from './prng.ts'
import type { Level, Role } from './role.ts'

type Subject = {
  readonly role: Role
  readonly level: Level
  readonly title: string
  readonly employer: Employer
  readonly place: Place | null
  readonly isHybrid: boolean
}

const yearsOf: Readonly<Record<Level, readonly [number, number]>> = {
  entry: [1, 1],
  mid: [2, 4],
  senior: [5, 7],
  lead: [8, 10],
}

const duties = ['Responsibilities', 'What you will do', 'Job Description', 'Key Duties', 'Your work']
const needs = [
  'Requirements',
  'Qualifications',
  'Who we look for',
  'Qualifications and Experience',
  'You bring',
]

const offersAtHome = [
  'health insurance (HMO) for you and up to four dependants',
  'pension, leave allowance and a 13th month',
  'lunch on working days',
  'an airtime and data allowance',
  'training that we pay for',
  '20 working days of leave',
  'salaries on or before the 25th of the month',
  'a staff bus from the nearest junction',
]
const offersAfar = [
  'a laptop, and 50 dollars a month for internet and power',
  '25 days of leave besides your own public holidays',
  'pay in dollars or in your currency, as you choose',
  'a yearly meeting in person, with flights paid',
  'a budget for courses and books',
  'flexible hours with four hours of overlap',
  'parental leave of sixteen weeks for every parent',
]
const offersAbroad = [
  'a pension scheme and medical cover',
  '25 days of annual leave',
  'help with relocation where it is needed',
  'paid training and exam fees',
  'a transport allowance',
  'shifts that are known six weeks ahead',
]

const offersOf = ({ place }: Subject): readonly string[] => {
  if (place === null) return offersAfar
  return place.code === 'NG' ? offersAtHome : offersAbroad
}

/** `a, b and c`. */
const spoken = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const where = ({ place, isHybrid, employer }: Subject, draws: Draws): string => {
  if (place === null)
    return draws.one([
      'The work is done from home, with written communication first.',
      'This is a remote position; you need a steady line and a quiet room.',
      'We work remotely and meet online twice a week.',
    ])
  const spot = shortPlace(place)
  if (isHybrid) return `This is a hybrid role: three days a week in our office in ${spot}, two at home.`
  return draws.one([
    `The position is based in ${spot}.`,
    `You will work from our ${place.area || place.city} location.`,
    `Your place of work is ${spot}.`,
    `${employer.name} is filling this position in ${spot}.`,
  ])
}

const closing = ({ title, employer }: Subject, draws: Draws): string =>
  draws.one([
    'Apply through the link. Only shortlisted candidates will be contacted.',
    `Send your CV and a short letter to careers@${employer.domain}.example with "${title}" as the subject.`,
    'Interviews are held every week until the position is filled, so an early application helps.',
    'Recruitment is free at every stage: we never ask candidates for money.',
    `Apply with your CV on our careers page. Questions: people@${employer.domain}.example.`,
    'We welcome applications from women and from people with disabilities.',
  ])

/** `a Chef`, `an HSE Officer`. */
const some = (title: string): string => `${/^(?:[AEIO]|HSE|Under)/.test(title) ? 'an' : 'a'} ${title}`

const opening = ({ title, employer }: Subject, draws: Draws): string =>
  draws.one([
    `${employer.about} We are hiring ${some(title)}.`,
    `${employer.about} We need ${some(title)} to join us as soon as possible.`,
    employer.about,
    `${employer.about} Our team is growing, and we look for ${some(title)}.`,
  ])

/** Said only where the work is in Nigeria: its papers, taxes, languages and schools. */
const ofNigeria =
  /Niger|NYSC|NMCN|MDCN|PCN|MLSCN|MRTB|TRCN|COREN|NIQS|NSITF|NHF|PAYE|NAFDAC|WAEC|JAMB|CAC\b|CAMA|Lagos|NIBSS|SSCE|FSLC|\bOND|\bHND|\bNCE|ICAN|CIPM|CIPSMN|ACIIN|NDPA|Hausa|Pidgin|₦|Form M|BESMM|Labour Act|chalk|ofada/

const fitting = (items: readonly string[], { place }: Subject): readonly string[] =>
  place?.code === 'NG' ? items : items.filter(item => !ofNigeria.test(item))

/** An advert's text, of 80 to 220 words. */
export const bodyOf = (subject: Subject, draws: Draws): readonly Block[] => {
  const { role, level } = subject
  const [least, most] = yearsOf[level]
  const count = draws.whole(least, most)
  const years = count === 1 ? '1 year' : `${count} years`
  const offers = draws.some(offersOf(subject), draws.whole(2, 3))
  return [
    text(opening(subject, draws)),
    text(`${role.summary} ${where(subject, draws)}`),
    list(draws.one(duties), draws.some(fitting(role.duties, subject), draws.whole(4, 5))),
    list(
      draws.one(needs),
      draws.some(fitting(role.needs, subject), draws.whole(3, 4)).map(need => need.replace('{years}', years)),
    ),
    ...(draws.chance(0.8) ? [text(`We offer ${spoken(offers)}.`)] : []),
    text(closing(subject, draws)),
  ]
}

/** The same as a board has it that shortens: without a duty or two, and without what is offered. */
export const shortened = (body: readonly Block[], draws: Draws): readonly Block[] =>
  body
    .filter(({ text: words }) => !words.startsWith('We offer '))
    .map(block =>
      block.items.length > 3 && draws.chance(0.6)
        ? { ...block, items: block.items.slice(0, block.items.length - 1) }
        : block,
    )
