import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { applicationStatus } from '../../../shared/api/applications.ts'
import { ulid } from '../../../shared/api/fields.ts'
import { useAddress } from '../../kit/use-address.ts'
import { timing } from '../../timing.ts'

/** The parameters of the list itself. They stay while dialogs open and close. */
const ofList = ['view', 'status', 'q']

const schema = z.object({
  view: z.catch(z.enum(['list', 'board']), 'list'),
  status: z.catch(z.nullable(applicationStatus), null),
  q: z.catch(z.string(), ''),
  sheet: z.catch(z.nullable(z.enum(['add', 'import'])), null),
  edit: z.catch(z.nullable(ulid), null),
})
export type View = z.infer<typeof schema>['view']

/** What the address shows: `?view=board&status=offer&q=kano`, `?sheet=add`, `?edit=<id>`. */
export const useListAddress = () => {
  const { params, show, open, close } = useAddress(ofList)
  const shown = useMemo(() => schema.parse(Object.fromEntries(params)), [params])
  return { ...shown, show, open, close }
}

/** Whether the dialog was opened for the interview: `?edit=<id>&at=interview`. Its day then takes the focus. */
export const useIsAtInterview = (): boolean => useSearchParams()[0].get('at') === 'interview'

/**
 * The words in the search box. They filter the list with each letter; the address gets them when the typing rests, but not
 * while a dialog is open, because the history entry is then the dialog's.
 */
export const useSearchWords = ({ q, sheet, edit, show }: ReturnType<typeof useListAddress>) => {
  const [words, setWords] = useState(q)
  const written = useRef(q)
  const isDialogOpen = sheet !== null || edit !== null

  useEffect(() => {
    if (q === written.current) return
    written.current = q
    setWords(q)
  }, [q])

  useEffect(() => {
    if (isDialogOpen || words === written.current) return
    const timer = setTimeout(() => {
      written.current = words
      show({ q: words || null })
    }, timing.searchRest)
    return () => clearTimeout(timer)
  }, [words, isDialogOpen, show])

  return [words, setWords] as const
}
