import { copyText } from '../../ui/copy-text.ts'
import { type Notice, notify } from '../../ui/notify.ts'
import { leftOutWords } from '../../writing/words.ts'

type Copied = {
  readonly text: string
  /** The number of units that were left out, because they have no source. */
  readonly leftOut?: number
  /** The name of a unit: 'sentence'. */
  readonly noun?: string
}

/** Copies a text or an analysis. `seeWhere` leads to the units that were left out. */
export const copyAdvice = async (
  { text, leftOut = 0, noun = 'line' }: Copied,
  seeWhere?: Notice['action'],
): Promise<void> => {
  if (text.trim() === '')
    return notify({
      kind: 'error',
      title: 'Not copied',
      description: `No ${noun} has a source yet. First say where a ${noun} comes from.`,
      action: seeWhere,
    })
  await copyText(
    text,
    leftOut > 0
      ? { title: 'Copied', description: leftOutWords(leftOut, noun), action: seeWhere }
      : { title: 'Copied', description: 'Paste it where it belongs.' },
    {
      title: 'Not copied',
      description: 'Your browser did not allow it. Open the text, select it, and copy it yourself.',
    },
  )
}
