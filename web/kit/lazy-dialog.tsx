import { type ComponentType, createElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type LazyFile, lazyFile } from '../browser/load-file.ts'
import { useFirstTouch } from '../browser/use-first-touch.ts'
import { useFile } from '../ui/use-file.ts'
import { DialogOpen } from './use-is-here.ts'

type DialogProps = { readonly open: boolean; readonly onClose: () => void }

type OpeningProps<Props> = { readonly of: ComponentType<Props>; readonly props: Props }

/** One opening of a dialog. What ends late in it, such as a save, can't close the next opening. */
const Opening = <Props extends DialogProps>({ of, props }: OpeningProps<Props>) => {
  const { open, onClose } = props
  const isOpen = useRef(open)
  /** It was closed a moment ago, and is drawn as open still. */
  const isClosing = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
    }
  }, [open])
  useLayoutEffect(() => {
    isClosing.current = false
  })
  const askOpen = useCallback(() => isOpen.current && !isClosing.current, [])
  const close = () => {
    if (!isOpen.current) return
    isClosing.current = true
    onClose()
  }
  return <DialogOpen value={askOpen}>{createElement(of, { ...props, onClose: close })}</DialogOpen>
}

type Options = {
  /** Loads the file when the person first touches the page: for a dialog that most visits open. */
  readonly preload?: boolean
}

type LazyProps<Props> = {
  readonly file: LazyFile<ComponentType<Props>>
  readonly preload: boolean
  readonly props: Props
}

const Lazy = <Props extends DialogProps>({ file, preload, props }: LazyProps<Props>) => {
  const { open, onClose } = props
  const [last, setLast] = useState(props)
  const [openings, setOpenings] = useState(open ? 1 : 0)
  if (open && props !== last) {
    setLast(props)
    if (!last.open) setOpenings(openings + 1)
  } else if (!open && last.open) setLast({ ...last, open: false })
  useFirstTouch(() => {
    if (preload) void file.load().catch(() => undefined)
  })
  const Dialog = useFile(file, open || (openings > 0 && file.loaded() !== undefined), onClose)
  if (!Dialog || openings === 0) return null
  return <Opening key={openings} of={Dialog} props={open ? props : { ...last, onClose }} />
}

/**
 * A dialog in a file of its own. Each opening has fresh state; while the dialog leaves, it keeps what it showed. If the
 * file does not load, a toast says so, and `onClose` takes the request back.
 */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  { preload = false }: Options = {},
) => {
  const file = lazyFile(load)
  return Object.assign((props: Props) => createElement(Lazy<Props>, { file, preload, props }), {
    load: file.load,
  })
}
