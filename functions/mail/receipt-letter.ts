import { brand } from '../../shared/brand.ts'
import { type Receipt, receiptFacts } from '../../shared/domain/receipt.ts'
import { greetable, greeting, type Letter } from './letter.ts'

type About = { readonly name: string; readonly siteUrl: string }

export const receiptLetter = (receipt: Receipt, { name, siteUrl }: About): Letter => ({
  subject: `Receipt for your payment – ${brand.name}`,
  title: 'Receipt for your payment',
  blocks: [
    greeting(greetable(name)),
    { words: 'Thank you. We have your payment.' },
    { facts: receiptFacts(receipt) },
    { words: 'You can download this receipt as a PDF on your subscription screen.' },
    { button: { label: 'See your subscription', href: `${siteUrl}/dashboard/subscription` } },
    { help: brand.supportEmail },
  ],
})
