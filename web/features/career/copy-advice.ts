import { copyText } from '../../ui/copy-text.ts'
import { type Notice, notify } from '../../ui/notify.ts'
import { leftOutWords } from '../../writing/words.ts'

type Copied = {
  readonly text: string
  /** How many units are not in the text, because they have no source. */
  readonly leftOut?: number
  /** What a unit is called: 'sentence'. */
  readonly noun?: string
}

/** Copies what was written for the person. `seeWhere` leads to what was left out. */
export const copyAdvice = async (
  { text, leftOut = 0, noun = 'line' }: Copied,
  seeWhere?: NonNullable<Notice['action']>,
): Promise<void> => {
  const action = seeWhere && { action: seeWhere }
  if (text.trim() === '')
    return notify({
      kind: 'error',
      title: 'Not copied',
      description: `Nothing of it has a source yet. Say where a ${noun} comes from first.`,
      ...action,
    })
  await copyText(
    text,
    leftOut > 0
      ? { title: 'Copied', description: leftOutWords(leftOut, noun), ...action }
      : { title: 'Copied', description: 'Paste it where it belongs.' },
    {
      title: 'Not copied',
      description: 'Your browser did not allow it. Open it, mark the text, and copy it by hand.',
    },
  )
}
