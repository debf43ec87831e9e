import { type Notice, notify } from '../../ui/notify.ts'
import { leftOutWords } from '../../writing/left-out.ts'

type Copied = {
  readonly text: string
  /** Units that are not in it, for nobody said where they come from. */
  readonly leftOut: number
  readonly noun: string
}

/** Puts it where it can be pasted from, and says so, or why not. */
export const copyText = async (
  { text, leftOut, noun }: Copied,
  seeWhere: NonNullable<Notice['action']> | null,
): Promise<void> => {
  if (text.trim() === '') {
    notify({
      kind: 'error',
      title: 'Not copied',
      description: `Nothing of it has a source yet. Say where a ${noun} comes from first.`,
      ...(seeWhere && { action: seeWhere }),
    })
    return
  }
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    notify({
      kind: 'error',
      title: 'Not copied',
      description: 'Your browser did not allow it. Open it, mark the text, and copy it by hand.',
    })
    return
  }
  notify({
    kind: 'success',
    title: 'Copied',
    description: leftOut > 0 ? leftOutWords(leftOut, noun) : 'Paste it where it belongs.',
    ...(leftOut > 0 && seeWhere && { action: seeWhere }),
  })
}
