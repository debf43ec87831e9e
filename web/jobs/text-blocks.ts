export type TextLine = { readonly at: number; readonly text: string }
export type TextBlock = { readonly kind: 'paragraph' | 'list'; readonly lines: readonly TextLine[] }

const bullet = /^\s*(?:[-–—•·*▪●‣]|\d{1,2}[.)])\s+/

/** A plain text as paragraphs and lists: what stands on lines of its own with a sign before it is a list. */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: { kind: TextBlock['kind']; lines: TextLine[] }[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const isItem = bullet.test(line)
    const said = { at, text: (isItem ? line.replace(bullet, '') : line).trim() }
    const last = blocks.at(-1)
    if (isItem && last?.kind === 'list') last.lines.push(said)
    else blocks.push({ kind: isItem ? 'list' : 'paragraph', lines: [said] })
  }
  return blocks
}
