/** A block of a mail. Every block but `code` is plain text, and is escaped. */
export type Block =
  | { readonly words: string }
  | { readonly quiet: string }
  | { readonly button: { readonly label: string; readonly href: string } }
  /** Cognito's placeholder, which Cognito replaces with the code. */
  | { readonly code: string }
  | { readonly facts: Readonly<Record<string, string>> }
  /** The text that a person typed, with its line breaks. */
  | { readonly typed: string }
  /** An advert: the address where we show it, what it is about, and its warnings. */
  | {
      readonly job: {
        readonly title: string
        readonly href: string
        readonly about: string
        readonly cautions: readonly string[]
      }
    }
  /** A link that is no button, such as to unsubscribe. */
  | { readonly link: { readonly label: string; readonly href: string } }
  /** The address of the support team. */
  | { readonly help: string }

export type Letter = {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Puts text on one line, because a line break in a subject would begin another header of the mail. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Returns the name if it looks like a name, so that no address, number or long text gets into a mail of ours. */
export const greetable = (name = ''): string =>
  name.length <= 40 && !/[.:/@\d]/.test(name) ? oneLine(name) : ''

export const greeting = (name = ''): Block => ({ words: name ? `Hello ${name},` : 'Hello,' })

const longest = 120

const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * Returns text from outside for a sentence of ours: on one line, shortened, and without signs that turn the direction
 * of text.
 */
export const outsideWords = (text: string): string => shortened(oneLine(text.replace(/\p{Cf}/gu, '')))

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

export const letterText = ({ title, blocks }: Letter): string =>
  `${[title, ...blocks.map(blockText)].join('\n\n')}\n`
