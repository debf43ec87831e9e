import { brand } from '../../shared/brand.ts'
import { greeting, type Letter } from './letter.ts'

/** The words of one mail with a code. */
export type CodeWords = {
  readonly subject: string
  readonly title: string
  /** Left out for an unconfirmed address, because another person may have written the name. */
  readonly greetingName?: string
  readonly lead: string
  readonly button: { readonly label: string; readonly href: string }
  readonly codeLabel: string
  /** Cognito's placeholder for the code. */
  readonly code: string
  readonly notAsked: string
}

/** Returns a mail with a code. The link of its button has the code, too. */
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

/**
 * Returns the mail that confirms a new address. Its reader may not be the person who typed the address, so the mail
 * greets nobody by name.
 */
export const newAddressLetter = ({ code, siteUrl }: { code: string; siteUrl: string }): Letter =>
  codeLetter({
    subject: `Confirm your new email address for ${brand.name}`,
    title: 'Confirm your new email address',
    lead: `This email address was given for an account at ${brand.name}. The account uses it after you confirm it. Until then, it uses the old address.`,
    button: { label: 'Confirm this address', href: `${siteUrl}/dashboard/settings?confirm-email=${code}` },
    codeLabel:
      'Press the button where you are logged in, or type this code in Settings. The code works for 24 hours and for five tries:',
    code,
    notAsked: 'If you did not change your address, do nothing: the account keeps the address it has.',
  })
