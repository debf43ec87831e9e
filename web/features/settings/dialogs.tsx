import type { ComponentType } from 'react'
import { type LazyFile, lazyFile } from '../../browser/load-file.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import type { SheetName } from './use-sheet.ts'

export type SheetProps = { open: boolean; onClose: () => void }

/** What opens over the settings. Few people need them, and seldom: each comes in a file of its own when it is asked for. */
const sheets = {
  password: lazyFile(async () => (await import('./password-sheet.tsx')).PasswordSheet),
  email: lazyFile(async () => (await import('./email-sheet.tsx')).EmailSheet),
  'two-factor': lazyFile(async () => (await import('./two-factor-sheet.tsx')).TwoFactorSheet),
  'two-factor-off': lazyFile(async () => (await import('./two-factor-off-sheet.tsx')).TwoFactorOffSheet),
  everywhere: lazyFile(async () => (await import('./everywhere-sheet.tsx')).EverywhereSheet),
  delete: lazyFile(async () => (await import('./delete-sheet.tsx')).DeleteSheet),
} satisfies Record<SheetName, LazyFile<ComponentType<SheetProps>>>

type Props = { sheet: SheetName | null; onClose: () => void }

export const Dialogs = ({ sheet, onClose }: Props) =>
  Object.entries(sheets).map(([name, file]) => (
    <LazySheet key={name} file={file} open={sheet === name} onClose={onClose} />
  ))

/** Each opening begins afresh: no password that was typed before is there again. */
const LazySheet = ({ file, ...props }: SheetProps & { file: LazyFile<ComponentType<SheetProps>> }) => {
  const { dialog: Content, openings } = useDialog(file, props.open, props.onClose)
  return Content ? <Content key={openings} {...props} /> : null
}
