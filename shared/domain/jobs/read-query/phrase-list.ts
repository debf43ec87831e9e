import { type Board, boards as boardList, careerLevels, employmentTypes, workplaces } from '../../../lists.ts'
import { listed } from '../../listed.ts'
import { boards } from '../boards.ts'
import { wordsOf } from '../fold.ts'
import { levelLabels, typeLabels, workplaceLabels } from '../kind-labels.ts'
import type { Means } from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

/** Words that people type, and what they mean. */
export type Phrase = { readonly words: readonly string[]; readonly means: Means }

type Entries = Readonly<Record<string, string>>

const phrasesOf = (text: string, means: Means): Phrase[] =>
  listed(text).map(phrase => ({ words: phrase.split(' '), means }))

/** The phrases of a list of the data, whose keys are values of one of our lists. */
const ofValues = <Value extends string>(
  entries: Entries,
  values: readonly Value[],
  meansOf: (value: Value) => Means,
): Phrase[] => {
  const byKey = new Map(Object.entries(entries))
  return values.flatMap(value => {
    const text = byKey.get(value)
    return text === undefined ? [] : phrasesOf(text, meansOf(value))
  })
}

const types = (entries: Entries, words: boolean): Phrase[] =>
  ofValues(entries, employmentTypes, value => ({ kind: 'type', value, label: typeLabels[value], words }))

const levels = (entries: Entries, words: boolean): Phrase[] =>
  ofValues(entries, careerLevels, value => ({ kind: 'level', value, label: levelLabels[value], words }))

/** The names and the address of a board: `hot nigerian jobs`, `remoteok`, `jobzilla ng`. */
const namesOf = (board: Board): string => {
  const { name, home } = boards[board]
  const host = home.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/.*/, '')
  const names = [name, name.replaceAll(' ', ''), board, host].map(text => wordsOf(text).join(' '))
  return [...new Set(names)].join(' | ')
}

const boardPhrases = (entries: Entries): Phrase[] =>
  ofValues(entries, boardList, value => ({
    kind: 'board',
    value,
    label: boards[value].name,
    words: false,
  }))

/** The employers' own boards have no name that somebody would type. */
const boardNames = Object.fromEntries(
  boardList.filter(board => board !== 'employers').map(board => [board, namesOf(board)]),
)

/** The first phrase of the same words counts. */
export const phraseList: readonly Phrase[] = [
  ...phrasesOf(lists.roles, { kind: 'role', label: '', words: true }),
  ...levels(lists.levelsOfRoles, true),
  ...types(lists.typesOfRoles, true),
  ...phrasesOf(lists.nysc, { kind: 'programme', label: 'NYSC', words: 'nysc' }),
  ...boardPhrases(boardNames),
  ...boardPhrases(lists.boards),
  ...types(lists.types, false),
  ...levels(lists.levels, false),
  ...ofValues(lists.workplaces, workplaces, value => ({
    kind: 'workplace',
    value,
    label: workplaceLabels[value],
    words: false,
  })),
  ...phrasesOf(lists.noise, { kind: 'noise', label: '', words: false }),
]
