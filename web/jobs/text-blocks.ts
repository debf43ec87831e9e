type TextLine = { readonly at: number; readonly text: string }
type TextBlock = { readonly kind: 'paragraph' | 'list'; readonly lines: readonly TextLine[] }

const bullet = /^\s*(?:[-–—•·*▪●‣]|\d{1,2}[.)])\s+/

/** A plain text as paragraphs and lists. A line that begins with a bullet or a number is an entry of a list. */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: { kind: TextBlock['kind']; lines: TextLine[] }[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const isItem = bullet.test(line)
    const entry = { at, text: (isItem ? line.replace(bullet, '') : line).trim() }
    const last = blocks.at(-1)
    if (isItem && last?.kind === 'list') last.lines.push(entry)
    else blocks.push({ kind: isItem ? 'list' : 'paragraph', lines: [entry] })
  }
  return blocks
}
