import { useEffectEvent, useLayoutEffect } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { focusWordsField, wordsKey } from '../../jobs/typed-words.ts'
import { openDialog } from '../../ui/focus.ts'
import { type JobActions, rowLinks } from './use-job-actions.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

/** What has a meaning of its own for keys, so that the keys of the screen leave it alone. */
const takesKeys = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]'

const isForKeys = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  if (openDialog() !== null) return false
  return !(event.target instanceof Element && event.target.closest(takesKeys))
}

/** The row that has the focus, else the one that is open. -1: none. */
const placeIn = (links: readonly HTMLAnchorElement[], open: string | null): number => {
  const focused = document.activeElement?.getAttribute('data-job')
  const at = links.findIndex(({ dataset }) => dataset.job === focused)
  return at >= 0 ? at : links.findIndex(({ dataset }) => dataset.job === open)
}

/** Hears the keys of the screen, wherever the focus is. */
const useScreenKeys = (hear: (event: KeyboardEvent) => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isForKeys(event)) hear(event)
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** Escape closes a job beside the list that another screen opened. */
export const useEscapeBack = (isOn: boolean, close: () => void): void =>
  useScreenKeys(({ key }) => {
    if (isOn && key === 'Escape') close()
  })

type Options = {
  isOn: boolean
  address: SearchAddress
  search: Search
  actions: JobActions
}

/**
 * On a desk: `/` goes to the words, `j` and `k` open the next job and the one before beside the list, `t` tracks one, `x`
 * hides one.
 */
export const useJobKeys = ({ isOn, address, search, actions }: Options): void => {
  const move = (step: 1 | -1) => {
    const links = rowLinks()
    const at = placeIn(links, address.job)
    const link = links[at < 0 ? (step === 1 ? 0 : -1) : at + step]
    const id = link?.dataset.job
    if (!link || id === undefined) return
    link.focus()
    address.openJob(id)
  }
  const withJob = (act: (job: Job) => void) => {
    const links = rowLinks()
    const id = links[placeIn(links, address.job)]?.dataset.job
    const job = search.jobs.find(each => each.id === id)
    if (job) act(job)
  }
  const verbs: Readonly<Record<string, () => void>> = {
    '/': focusWordsField,
    j: () => move(1),
    k: () => move(-1),
    t: () => withJob(actions.track),
    x: () => withJob(job => actions.hide(job, 'job')),
  }
  useScreenKeys(event => {
    const act = verbs[event.key]
    if (!isOn || !act) return
    event.preventDefault()
    if (!event.repeat || event.key === 'j' || event.key === 'k') act()
  })
  useLayoutEffect(() => (isOn ? wordsKey.claim() : undefined), [isOn])
}
