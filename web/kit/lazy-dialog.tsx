import { type ComponentType, createElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type LazyFile, lazyFile } from '../browser/load-file.ts'
import { useFirstTouch } from '../browser/use-first-touch.ts'
import { useFile } from '../ui/use-file.ts'
import { DialogOpen } from './use-is-here.ts'

type DialogProps = { readonly open: boolean; readonly onClose: () => void }

type OpeningProps<Props> = { readonly dialog: ComponentType<Props>; readonly props: Props }

/** One opening of a dialog. A save that ends late can't close the next opening, because each opening calls `onClose` only while it is open. */
const Opening = <Props extends DialogProps>({ dialog, props }: OpeningProps<Props>) => {
  const { open, onClose } = props
  const isOpen = useRef(open)
  /** `onClose` was called, and React has not drawn the dialog as closed yet. */
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
  const isStillOpen = useCallback(() => isOpen.current && !isClosing.current, [])
  const close = () => {
    if (!isOpen.current) return
    isClosing.current = true
    onClose()
  }
  return <DialogOpen value={isStillOpen}>{createElement(dialog, { ...props, onClose: close })}</DialogOpen>
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
  return <Opening key={openings} dialog={Dialog} props={open ? props : { ...last, onClose }} />
}

type Options = {
  /** Loads the file when the person first touches the page: for a dialog that most visitors open. */
  readonly preload?: boolean
}

/**
 * A dialog in a file of its own. Each opening has new state, and the last props stay while the dialog closes. If the file
 * does not load, a toast says so, and `onClose` is called.
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
