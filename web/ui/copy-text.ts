import { type Notice, notify } from './notify.ts'

type Toast = Omit<Notice, 'kind'>

/** Puts a text on the clipboard. A toast says that it is there, or that the browser refused and what to do by hand. */
export const copyText = async (text: string, done: Toast, refused: Toast): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', ...done })
  } catch {
    notify({ kind: 'error', ...refused })
  }
}
