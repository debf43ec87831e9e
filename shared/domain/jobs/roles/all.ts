import { listed } from '../../listed.ts'
import agriculture from './agriculture.json' with { type: 'json' }
import aid from './aid.json' with { type: 'json' }
import domestic from './domestic.json' with { type: 'json' }
import education from './education.json' with { type: 'json' }
import engineering from './engineering.json' with { type: 'json' }
import names from './fields.json' with { type: 'json' }
import finance from './finance.json' with { type: 'json' }
import general from './general.json' with { type: 'json' }
import health from './health.json' with { type: 'json' }
import hospitality from './hospitality.json' with { type: 'json' }
import legal from './legal.json' with { type: 'json' }
import logistics from './logistics.json' with { type: 'json' }
import marketing from './marketing.json' with { type: 'json' }
import media from './media.json' with { type: 'json' }
import office from './office.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import retail from './retail.json' with { type: 'json' }
import sales from './sales.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import technology from './technology.json' with { type: 'json' }
import trades from './trades.json' with { type: 'json' }
import transport from './transport.json' with { type: 'json' }

/*
 * Each file is a field of work, and has its families of titles. ` | ` stands between titles. `work` are names of the work
 * itself, which stand in titles, too (`Head of Nursing`), and among skills. `near` names other families and how near
 * their work is, from 0.3 to 0.95; it holds both ways.
 */
const fields = {
  agriculture,
  aid,
  domestic,
  education,
  engineering,
  finance,
  general,
  health,
  hospitality,
  legal,
  logistics,
  marketing,
  media,
  office,
  people,
  retail,
  sales,
  security,
  technology,
  trades,
  transport,
}
export type Field = keyof typeof fields

type Lists = { readonly titles: string; readonly work?: string; readonly near?: string }
export type Family = {
  readonly id: string
  readonly field: Field
  readonly titles: readonly string[]
  readonly work: readonly string[]
  readonly near: readonly (readonly [string, number])[]
}

const nearOf = (text: string): Family['near'] =>
  listed(text).map(entry => {
    const at = entry.lastIndexOf(' ')
    return [entry.slice(0, at), Number(entry.slice(at + 1))] as const
  })

const familiesIn = (field: Field): Family[] =>
  Object.entries<Lists>(fields[field]).map(([id, { titles, work = '', near = '' }]) => ({
    id,
    field,
    titles: listed(titles),
    work: listed(work),
    near: nearOf(near),
  }))

const isField = (name: string): name is Field => Object.hasOwn(fields, name)

/** The names of each field. */
export const fieldNames: ReadonlyMap<string, Field> = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    isField(field) ? listed(list).map((name): [string, Field] => [name, field]) : [],
  ),
)

/** All families of all fields. */
export const families: readonly Family[] = Object.keys(fields).filter(isField).flatMap(familiesIn)
