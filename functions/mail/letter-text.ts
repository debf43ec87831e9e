import type { Block, Letter } from './letter.ts'

const blockText = (block: Block): string => {
  if ('words' in block) return block.words
  if ('quiet' in block) return block.quiet
  if ('button' in block) return `${block.button.label}: ${block.button.href}`
  if ('code' in block) return block.code
  if ('facts' in block)
    return Object.entries(block.facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
  if ('typed' in block) return block.typed
  if ('job' in block) {
    const { title, about, cautions, href } = block.job
    return [title, about, ...cautions.map(caution => `Careful: ${caution}`), href].join('\n')
  }
  if ('link' in block) return `${block.link.label}: ${block.link.href}`
  return `Need help? Write to ${block.help}.`
}

/** The same letter for those who read mail as plain text. */
export const letterText = ({ title, blocks }: Letter): string =>
  `${[title, ...blocks.map(blockText)].join('\n\n')}\n`
