import { brand } from '../../shared/brand.ts'
import { codeLetter } from './code-letter.ts'
import type { Letter } from './letter.ts'

/** Goes to the address that somebody gave, who may not be the one who reads it: it greets nobody by name. */
export const newAddressLetter = ({ code, siteUrl }: { code: string; siteUrl: string }): Letter =>
  codeLetter({
    subject: `Confirm your new email address for ${brand.name}`,
    title: 'Confirm your new email address',
    lead: `This address was given for an account at ${brand.name}. It counts once it is confirmed; until then the old one does.`,
    button: { label: 'Confirm this address', href: `${siteUrl}/dashboard/settings?confirm-email=${code}` },
    codeLabel:
      'Follow it where you are logged in, or type this code in Settings. It works for 24 hours, and for five tries:',
    code,
    notAsked: 'If you did not change your address, do nothing: the account keeps the address it has.',
  })
