import { useAddress } from '../../kit/use-address.ts'
import { openDialog } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'

export const tools = ['linkedin', 'skills', 'coach'] as const
export type Tool = (typeof tools)[number]

/** The dialogs: a text for a profile, an analysis of skills. */
type Advice = 'text' | 'gap'
const toolOf: Readonly<Record<Advice, Tool>> = { text: 'linkedin', gap: 'skills' }
const writtenWords = { text: 'Your text is written.', gap: 'Your skills are compared.' } as const

const tabOf = (params: URLSearchParams): Tool => tools.find(tool => tool === params.get('tab')) ?? 'linkedin'

/** The tool and the dialog that an address names. An open dialog decides the tool: `?gap=<id>` shows the skills. */
export const placeOf = (search: string) => {
  const params = new URLSearchParams(search)
  const text = params.get('text')
  const gap = text === null ? params.get('gap') : null
  return { tool: text !== null ? toolOf.text : gap !== null ? toolOf.gap : tabOf(params), text, gap }
}

const ofScreen = ['tab']

/** The tool and the dialog that the address names, and the functions that change them. */
export const useToolAddress = () => {
  const { params, show, open, replace, close } = useAddress(ofScreen)
  const openAdvice = (kind: Advice, id: string) => open({ tab: toolOf[kind], [kind]: id })
  return {
    ...placeOf(params.toString()),
    show: (tool: Tool) => show({ tab: tool }),
    open: openAdvice,
    /** Opens a new text or analysis. If the person is elsewhere by now, a toast offers to open it instead. */
    present: (kind: Advice, id: string): void => {
      const onClick = () => openAdvice(kind, id)
      if (placeOf(window.location.search).tool === toolOf[kind] && openDialog() === null) onClick()
      else notify({ kind: 'success', title: writtenWords[kind], action: { label: 'Open it', onClick } })
    },
    /** Closes the dialog and shows its tab. A link may have named the dialog without the tab. */
    close: (kind: Advice) => (tabOf(params) === toolOf[kind] ? close(kind) : replace({ tab: toolOf[kind] })),
  }
}
