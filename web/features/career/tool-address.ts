import { useAddress } from '../../kit/use-address.ts'
import { openDialog } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'

export const tools = ['linkedin', 'skills', 'coach'] as const
export type Tool = (typeof tools)[number]

/** What opens in a dialog over its tool: a text for a profile, an analysis of skills. */
type Advice = 'text' | 'gap'
const toolOf: Readonly<Record<Advice, Tool>> = { text: 'linkedin', gap: 'skills' }
const writtenWords = { text: 'Your text is written.', gap: 'Your skills are compared.' } as const

const tabOf = (params: URLSearchParams): Tool => tools.find(tool => tool === params.get('tab')) ?? 'linkedin'

/** What an address shows: `?tab=skills`, and over it `&gap=<id>`. The tab is that of the dialog, if one is open. */
export const placeOf = (search: string) => {
  const params = new URLSearchParams(search)
  const text = params.get('text')
  const gap = text === null ? params.get('gap') : null
  return { tool: text !== null ? toolOf.text : gap !== null ? toolOf.gap : tabOf(params), text, gap }
}

const ofScreen = ['tab']

/** The tool that the address names, the dialog over it, and the ways from one to another. */
export const useToolAddress = () => {
  const { params, show, open, replace, close } = useAddress(ofScreen)
  const openAdvice = (kind: Advice, id: string) => open({ tab: toolOf[kind], [kind]: id })
  return {
    ...placeOf(params.toString()),
    show: (tool: Tool) => show({ tab: tool }),
    open: openAdvice,
    /** Opens what has just been written. A person who is at something else stays there, and a toast leads to it. */
    present: (kind: Advice, id: string): void => {
      const onClick = () => openAdvice(kind, id)
      if (placeOf(window.location.search).tool === toolOf[kind] && openDialog() === null) onClick()
      else notify({ kind: 'success', title: writtenWords[kind], action: { label: 'Open it', onClick } })
    },
    /** Leads to the tab of the dialog, also where a link named the dialog alone. */
    close: (kind: Advice) => (tabOf(params) === toolOf[kind] ? close(kind) : replace({ tab: toolOf[kind] })),
  }
}
