import {
  type EducationEntry,
  educationAtMost,
  type WorkEntry,
  workAtMost,
  workLimits,
} from '../../api/resume-form.ts'
import { placesAmong } from '../three-way.ts'
import { mergedLines } from './merge-texts.ts'
import { isNewer, isSameValue, type Likeness, likenessOfJobs, likenessOfStudies } from './same-entry.ts'

/** A field to which both sides give another value. */
export type Differs<Field> = { readonly field: Field; readonly mine: string; readonly theirs: string }

/** Fills in the empty fields from the other side. */
export const filledFields = <Field extends string>(
  mine: Readonly<Record<Field, string>>,
  theirs: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): { readonly filled: Partial<Record<Field, string>>; readonly differs: readonly Differs<Field>[] } => {
  const filled: Partial<Record<Field, string>> = {}
  const differs: Differs<Field>[] = []
  for (const field of fields) {
    const [own, other] = [mine[field], theirs[field]]
    if (other.trim() === '' || isSameValue(field, own, other)) continue
    if (own.trim() === '') filled[field] = other
    else differs.push({ field, mine: own, theirs: other })
  }
  return { filled, differs }
}

type MergedEntry<Entry> = {
  readonly entry: Entry
  readonly differs: readonly Differs<keyof Entry>[]
  /** Whether the other entry added something. */
  readonly isExtended: boolean
  readonly left: readonly string[]
}

type Kind<Entry> = {
  readonly atMost: number
  readonly likeness: (one: Entry, other: Entry) => Likeness
  readonly merge: (mine: Entry, theirs: Entry) => MergedEntry<Entry>
  /** Whether a new entry belongs above one that is there. */
  readonly isNewer: (one: Entry, other: Entry) => boolean
}

const workFields = ['jobTitle', 'company', 'place', 'duration'] as const
const educationFields = ['degree', 'school', 'year', 'gpa'] as const

const mergeJob = (mine: WorkEntry, theirs: WorkEntry, isOlder: boolean): MergedEntry<WorkEntry> => {
  const { filled, differs } = filledFields(mine, theirs, workFields)
  const lines = mergedLines(mine.description, theirs.description, workLimits.description, isOlder)
  return {
    entry: { ...mine, ...filled, description: lines.text },
    differs,
    isExtended: Object.keys(filled).length > 0 || lines.added > 0 || lines.extended > 0,
    left: lines.left,
  }
}

const mergeStudy = (mine: EducationEntry, theirs: EducationEntry): MergedEntry<EducationEntry> => {
  const { filled, differs } = filledFields(mine, theirs, educationFields)
  return { entry: { ...mine, ...filled }, differs, isExtended: Object.keys(filled).length > 0, left: [] }
}

const unchanged = <Entry>(entry: Entry): MergedEntry<Entry> => ({
  entry,
  differs: [],
  isExtended: false,
  left: [],
})

const valuesOf = (entry: object): string[] =>
  Object.values(entry).filter(value => typeof value === 'string' && value.trim() !== '')

/** The entries of both sides, each but once. Entries of the other side that are new stand where their dates put them. */
const mergeEntries = <Entry extends object>(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  { atMost, likeness, merge, isNewer }: Kind<Entry>,
) => {
  const isFilled = (entry: Entry) => valuesOf(entry).length > 0
  const own = mine.filter(isFilled)
  const all: (MergedEntry<Entry> & { readonly own: Entry | null })[] = own.map(entry => ({
    ...unchanged(entry),
    own: entry,
  }))
  const others = theirs.filter(isFilled)
  const places = placesAmong(own, others, likeness)
  for (const [at, other] of others.entries()) {
    const place = places[at] ?? -1
    const entry = own[place]
    if (entry) all[place] = { ...merge(entry, other), own: entry }
  }
  const unplaced = all.flatMap(({ left }) => left)
  const extended = all.filter(({ isExtended }) => isExtended).length
  let added = 0
  for (const entry of others.filter((_, place) => places[place] === -1)) {
    if (all.length >= atMost) {
      unplaced.push(...valuesOf(entry))
      continue
    }
    const at = all.findIndex(each => isNewer(entry, each.entry))
    all.splice(at < 0 ? all.length : at, 0, { ...unchanged(entry), own: null })
    added += 1
  }
  return {
    entries: all.map(({ entry }) => entry),
    own: all.map(({ own }) => own),
    differences: all.flatMap(({ differs }, at) => differs.map(each => ({ at, ...each }))),
    count: { found: others.length, added, extended },
    unplaced,
  }
}

export const mergeJobs = (mine: readonly WorkEntry[], theirs: readonly WorkEntry[], isOlder: boolean) =>
  mergeEntries(mine, theirs, {
    atMost: workAtMost,
    likeness: likenessOfJobs,
    merge: (one, other) => mergeJob(one, other, isOlder),
    isNewer: (one, other) => isNewer(one.duration, other.duration),
  })

export const mergeStudies = (mine: readonly EducationEntry[], theirs: readonly EducationEntry[]) =>
  mergeEntries(mine, theirs, {
    atMost: educationAtMost,
    likeness: likenessOfStudies,
    merge: mergeStudy,
    isNewer: (one, other) => isNewer(one.year, other.year),
  })
