import { fold } from '../jobs/fold.ts'
import { type Group, groupsOf } from './items.ts'
import type { Line } from './lines.ts'

const human = new Set(
  (
    'communication leadership teamwork collaboration adaptability flexibility creativity empathy punctuality patience ' +
    'integrity honesty negotiation persuasion mentoring coaching delegation diligence reliability resilience initiative ' +
    'organisation organization multitasking multi-tasking listening self-motivation discipline accountability curiosity ' +
    'innovation dependability hardworking hard-working professionalism teachable confidentiality tact'
  ).split(' '),
)
const phrases =
  /\b(?:communication|interpersonal|people|leadership|listening|presentation|organi[sz]ational|decision|relationship|soft)\b.*\bskills?\b|\b(?:team ?(?:work|player|spirit|building|management|leadership)|time[- ]management|problem[- ]solving|critical[- ]thinking|analytical[- ]thinking|creative[- ]thinking|attention to details?|detail[- ]orient(?:ed|ation)|work(?:ing)? (?:under pressure|independently|in a team|with a team|well with)|conflict[- ](?:resolution|management)|decision[- ]making|emotional intelligence|active listening|public speaking|fast learner|quick learner|self[- ](?:motivated|starter|motivation|driven|discipline)|work ethics?|stress management|relationship (?:building|management)|interpersonal|verbal|oral communication|written communication|good communicator|strategic thinking|stakeholder management|people management|customer (?:focus|orientation)|open[- ]minded|willingness to learn|ability to|result[- ]oriented|results[- ]driven)\b/i

const isHuman = (item: string): boolean =>
  phrases.test(item) ||
  fold(item)
    .split(/(?<!\s)\s+(?:(?:and|&)\s+)?/)
    .every(
      word =>
        human.has(word) ||
        word === 'effective' ||
        word === 'strong' ||
        word === 'good' ||
        word === 'excellent' ||
        word === 'skills',
    )

const tongues = new Set(
  (
    'english yoruba igbo hausa pidgin french german spanish arabic portuguese italian swahili fulfulde fulani efik ibibio ' +
    'edo tiv kanuri urhobo ijaw itsekiri nupe igala idoma ebira dutch chinese mandarin russian japanese korean hindi urdu ' +
    'turkish polish twi akan zulu afrikaans amharic latin greek hebrew swedish danish norwegian finnish ukrainian romanian ' +
    'isoko ikwerre annang esan gbagyi jukun berom kalabari shona wolof lingala somali bengali tamil punjabi persian ' +
    'francais español espanol deutsch'
  ).split(' '),
)
export const isTongue = (item: string): boolean =>
  fold(item)
    .match(/\p{L}+/gu)
    ?.some(word => tongues.has(word)) ?? false

const saysSoft = /^(?:soft|interpersonal|personal|people|transferable|behaviou?ral)\b/i
const saysTongues = /^(?:spoken )?languages?(?: spoken)?$/i

export type Skills = { technical: string[]; soft: string[]; languages: string[] }

const isTongues = ({ label, items }: Group): boolean => saysTongues.test(label) && items.every(isTongue)

/** What a list of skills says, parted as the form parts them. `kind` is said by the heading. */
export const skillsOf = (lines: readonly Line[], kind: 'skills' | 'technical' | 'soft'): Skills => {
  const skills: Skills = { technical: [], soft: [], languages: [] }
  let label = ''
  for (const group of groupsOf(lines)) {
    if (group.items.length === 0) {
      label = group.label
      continue
    }
    if (group.label !== '') label = group.label
    if (isTongues({ label, items: group.items })) skills.languages.push(...group.items)
    else if (saysSoft.test(label)) skills.soft.push(...group.items)
    else
      for (const item of group.items) {
        const isSoft = kind === 'soft' || (kind === 'skills' && isHuman(item) && group.label === '')
        skills[isSoft ? 'soft' : 'technical'].push(item)
      }
  }
  return skills
}
