import { brand } from '../../shared/brand.ts'
import { dayInWords } from '../../shared/domain/day-in-words.ts'
import { purgeAfterDays } from '../../shared/domain/deletion.ts'
import { greetable, greeting, type Letter } from './letter.ts'

/** What somebody gets who deleted their account. */
export const deletionLetter = (name: string, lastDay: string): Letter => ({
  subject: `Your ${brand.name} account is deleted`,
  title: 'Your account is deleted',
  blocks: [
    greeting(greetable(name)),
    {
      words: `You are logged out everywhere, and nobody can log in to the account any more. All that we keep of you is erased for good by ${dayInWords(lastDay)}.`,
    },
    {
      words: `Changed your mind, or was this not you? Write to us within ${purgeAfterDays} days: until then we can bring the account back as it was.`,
    },
    { quiet: 'Thank you for having been with us. We wish you well with your work.' },
    { help: brand.supportEmail },
  ],
})
