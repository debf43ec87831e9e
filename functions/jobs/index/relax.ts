import type { Relaxation } from '../../../shared/api/jobs.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import type { Asked } from './asked.ts'
import { anyOf, type Expression, termExpression } from './expression.ts'
import { facet } from './facets.ts'

/** What a step keeps of what is asked for. Levels are apart, because many adverts name none. */
type Keeps = Readonly<Record<'place' | 'conditions' | 'levels' | 'filters', boolean>>

/** A search that asks for less, so that somebody who finds nothing sees the nearest jobs. */
export type Step = {
  /** Null: everything is asked for. */
  readonly relaxed: Omit<Relaxation, 'exact'> | null
  /** The words; null: any. */
  readonly text: Expression | null
  /** The families that sort the jobs. Left out: those of the query. */
  readonly families?: Asked['families']
  readonly keeps: Keeps
}

const all = { place: true, conditions: true, levels: true, filters: true }

const inFamilies = (families: Asked['families']): Expression[] =>
  families.map(([family]) => facet('family', family))

/** The jobs with all terms, and those whose titles are of the same family. */
const wholeText = (asked: Asked): Expression | null => {
  // `Jobs for students` has no words but its hint.
  if (asked.terms.length === 0)
    return asked.conditions.facets.length + asked.levels.facets.length === 0
      ? (asked.hints?.any ?? null)
      : null
  const words = asked.terms.map(term => `(${termExpression(term)})`).join(' AND ')
  return anyOf([`(${words})`, ...inFamilies(asked.families)])
}

/**
 * Jobs with some of the terms in the title, or else in skills or company. Descriptions are left out, because they
 * mention too many words.
 */
const someText = (columns: 'title' | 'title skills company', { terms }: Asked): Expression =>
  anyOf(terms.map(term => termExpression(term, columns)))

const conditionKinds = ['type', 'workplace', 'pay', 'employer', 'board'] as const
type ConditionKind = Asked['read']['understood'][number]['kind']

/** The conditions of these kinds, as the person reads them. */
const labelsOf = ({ read }: Asked, kinds: readonly ConditionKind[]): string =>
  read.understood
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ label }) => `“${label}”`)
    .join(', ')

/** The place that is asked for, in the field or else in the words. */
export const placeOf = ({ read }: Asked, typedPlace: string): string =>
  typedPlace || read.understood.find(({ kind }) => kind === 'place')?.label || 'that place'

/** What a step leaves out, as the person reads it. */
const says = (asked: Asked, keeps: Keeps, place: string): string => {
  const { filters, where } = asked
  const lacking = labelsOf(asked, [
    ...(keeps.levels ? [] : (['level'] as const)),
    ...(keeps.conditions ? [] : conditionKinds),
  ])
  const left = [
    ...(where && !keeps.place ? [`are in other places than ${place}`] : []),
    ...(lacking ? [`may lack ${lacking}`] : []),
    ...(isAsked(filters) && !keeps.filters ? ['may not match your filters'] : []),
  ]
  return `These ${spokenList(left)}.`
}

const isAsked = ({ facets, payAtLeast, postedAfter }: Asked['filters']): boolean =>
  facets.length > 0 || payAtLeast !== null || postedAfter !== null

/**
 * The searches to try, from what was asked for to any job. A step is left out where it leaves out nothing. A place goes
 * before the role, because the same work elsewhere is nearer than other work here.
 */
export const stepsOf = (asked: Asked, typedPlace: string): readonly [Step, ...Step[]] => {
  const { conditions, levels, filters, where, terms, read, families, close } = asked
  const text = wholeText(asked)
  const place = placeOf(asked, typedPlace)
  const nothing = { place: false, conditions: false, levels: false, filters: false }
  const here = { ...nothing, place: true }
  const asConditions = { ...here, conditions: true, levels: true }
  const isConditioned = isAsked(conditions) || isAsked(levels)

  const less = (left: Relaxation['left'], keeps: Keeps): Step => ({
    relaxed: { left, says: says(asked, keeps, place) },
    text,
    keeps,
  })
  const others = (words: Expression | null, keeps: Keeps, said: string): Step => ({
    relaxed: { left: words === null ? 'all' : 'words', says: said },
    text: words,
    keeps,
  })
  /** Who must find a place for students is not helped by other work of the field. */
  const mustBePlacement = read.types.some(type => type === 'internship' || type === 'volunteer')
  const some = (['title', 'title skills company'] as const).map(columns => someText(columns, asked))
  return [
    { relaxed: null, text, keeps: all },
    ...(text === null
      ? []
      : [
          ...(isAsked(conditions) && isAsked(levels) ? [less('conditions', { ...all, levels: false })] : []),
          ...(mustBePlacement && terms.length > 1
            ? [true, false].flatMap(place =>
                some.map(words => ({
                  ...others(words, { ...all, place }, 'These have some of your words.'),
                  families: [],
                })),
              )
            : []),
          ...(isConditioned ? [less('conditions', { ...all, conditions: false, levels: false })] : []),
          ...(where ? [less('place', { ...nothing, filters: true })] : []),
          ...(isAsked(filters) ? [less('filters', here)] : []),
          ...(isAsked(filters) && where ? [less('filters', nothing)] : []),
          ...(close.length > families.length
            ? [
                {
                  ...others(
                    anyOf([text, ...inFamilies(close)]),
                    nothing,
                    'These are close to what you look for.',
                  ),
                  families: close,
                },
              ]
            : []),
        ]),
    ...(terms.length > 1
      ? some.flatMap(words => [
          ...(isConditioned
            ? [{ ...others(words, asConditions, 'These have some of your words.'), families: [] }]
            : []),
          ...(where
            ? [{ ...others(words, here, `These have some of your words, in ${place}.`), families: [] }]
            : []),
          { ...others(words, nothing, 'These have some of your words.'), families: [] },
        ])
      : []),
    ...(isConditioned && text !== null
      ? [
          others(
            null,
            asConditions,
            `These are other jobs with ${labelsOf(asked, ['level', ...conditionKinds])}.`,
          ),
        ]
      : []),
    ...(where ? [others(null, here, `These are the newest jobs in ${place}.`)] : []),
    others(null, nothing, 'These are the newest jobs.'),
  ]
}
