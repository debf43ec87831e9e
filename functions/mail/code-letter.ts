import { brand } from '../../shared/brand.ts'
import { greeting, type Letter } from './letter.ts'

/** The words of one mail with a code. */
export type CodeWords = {
  readonly subject: string
  readonly title: string
  /** Left out of what goes to an address that nobody confirmed: who wrote the name may be another. */
  readonly greetingName?: string
  readonly lead: string
  readonly button: { readonly label: string; readonly href: string }
  readonly codeLabel: string
  /** Cognito's placeholder. */
  readonly code: string
  readonly notAsked: string
}

/** A mail that carries a code, in its button too. */
export const codeLetter = (words: CodeWords): Letter => ({
  subject: words.subject,
  title: words.title,
  blocks: [
    greeting(words.greetingName),
    { words: words.lead },
    { button: words.button },
    { words: words.codeLabel },
    { code: words.code },
    { quiet: words.notAsked },
    { help: brand.supportEmail },
  ],
})
