import type { Relaxation } from '../../../shared/api/jobs.ts'
import type { Asked } from './asked.ts'
import { anyOf, type Expression, termExpression, within } from './expression.ts'
import { facet } from './facets.ts'

/** A search that asks for less, so that somebody who finds nothing sees the nearest jobs. */
export type Step = {
  /** Null: everything is asked for. */
  readonly relaxed: Omit<Relaxation, 'exact'> | null
  /** The words; null: any. */
  readonly text: Expression | null
  /** The families that sort the jobs. Left out: those of the query. */
  readonly families?: Asked['families']
  readonly keeps: { readonly place: boolean; readonly conditions: boolean; readonly filters: boolean }
}

const all = { place: true, conditions: true, filters: true }

const inFamilies = (families: Asked['families']): Expression[] =>
  families.map(([family]) => facet('family', family))

/** The jobs with all terms, and those whose titles are of the same family. */
const wholeText = (asked: Asked): Expression | null => {
  // `Jobs for students` has no words but its hint.
  if (asked.terms.length === 0)
    return asked.conditions.facets.length === 0 ? (asked.hints?.any ?? null) : null
  const words = asked.terms.map(term => `(${termExpression(term)})`).join(' AND ')
  return anyOf([`(${words})`, ...inFamilies(asked.families)])
}

/**
 * Jobs with some of the terms in the title, or else in skills or company. Descriptions are left out, because they
 * mention too many words.
 */
const someText = (columns: 'title' | 'title skills company', { terms }: Asked): Expression =>
  within(columns, anyOf(terms.map(termExpression)))

const labelsOf = ({ read }: Asked, kinds: 'place' | 'conditions'): string =>
  read.understood
    .filter(({ kind }) => (kind === 'place') === (kinds === 'place'))
    .map(({ label }) => `“${label}”`)
    .join(', ')

/**
 * The searches to try, from what was asked for to any job. A step is left out where it leaves out nothing. A place goes
 * before the role, because the same work elsewhere is nearer than other work here.
 */
export const stepsOf = (asked: Asked, typedPlace: string): readonly [Step, ...Step[]] => {
  const { conditions, filters, where, terms, read, families, close } = asked
  const text = wholeText(asked)
  const hasConditions = conditions.facets.length > 0 || conditions.payAtLeast !== null
  const hasFilters = filters.facets.length > 0 || filters.payAtLeast !== null || filters.postedAfter !== null
  const place = typedPlace || read.understood.find(({ kind }) => kind === 'place')?.label || 'that place'
  const without = (
    left: Relaxation['left'],
    says: string,
    keeps: Partial<Step['keeps']>,
    words = text,
  ): Step => ({
    relaxed: { left, says },
    text: words,
    keeps: { ...all, ...keeps },
  })
  const alone = { place: false, conditions: false }
  return [
    { relaxed: null, text, keeps: all },
    ...(hasConditions && text !== null
      ? [without('conditions', `These are without ${labelsOf(asked, 'conditions')}.`, { conditions: false })]
      : []),
    ...(where && text !== null ? [without('place', `These are in other places than ${place}.`, alone)] : []),
    ...(hasFilters && text !== null
      ? [
          without('filters', 'These are without your filters.', { filters: false, conditions: false }),
          ...(where
            ? [
                without('filters', 'These are without your filters, and in other places.', {
                  ...alone,
                  filters: false,
                }),
              ]
            : []),
        ]
      : []),
    ...(close.length > families.length
      ? [
          {
            ...without(
              'words',
              'These are close to what you look for.',
              { ...alone, filters: false },
              anyOf(inFamilies(close)),
            ),
            families: close,
          },
        ]
      : []),
    ...(terms.length > 1
      ? (['title', 'title skills company'] as const).flatMap(columns => [
          ...(where
            ? [
                without(
                  'words',
                  `These have some of your words, in ${place}.`,
                  { conditions: false, filters: false },
                  someText(columns, asked),
                ),
              ]
            : []),
          without(
            'words',
            'These have some of your words.',
            { ...alone, filters: false },
            someText(columns, asked),
          ),
        ])
      : []),
    ...(where
      ? [
          without(
            'all',
            `These are the newest jobs in ${place}.`,
            { conditions: false, filters: false },
            null,
          ),
        ]
      : []),
    without('all', 'These are the newest jobs.', { ...alone, filters: false }, null),
  ]
}
