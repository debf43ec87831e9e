import { brand } from '../../shared/brand.ts'
import { inNaira, plans, trialDays } from '../../shared/domain/plan.ts'
import type { LegalText } from './legal.ts'

const { pro, elite } = plans

export const terms: LegalText = {
  title: 'Terms of Service',
  text: 'What you can expect of us, and what we ask of you.',
  parts: [
    {
      title: 'The agreement',
      paragraphs: [
        `By making an account you agree to these terms. They stand between you and ${brand.name}. If you do not agree, please do not use the service.`,
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        [
          'You are 18 years or older.',
          'You have one account. One person may not hold several.',
          'What you say about yourself is true, and you keep your password to yourself.',
        ],
      ],
    },
    {
      title: 'What Aiki does, and what it does not',
      paragraphs: [
        'Aiki finds job adverts, helps you write resumes, letters and profile texts, lets you practise interviews, compares your skills with a role, answers questions about your career, and keeps track of your applications. Parts marked Beta or Coming soon are unfinished and may change.',
        'We are not an employer and not an agency. Adverts come from others: we mark what looks like a duplicate or a fraud, but cannot vouch for any of them. No employer may charge for an interview. We promise no interview and no job.',
        'Texts, scores and advice made with language models may be wrong. Read them before you use them: what you send is your own statement. The career coach is no lawyer, doctor or financial adviser.',
      ],
    },
    {
      title: 'Plans, trial and payment',
      paragraphs: [
        [
          `Free costs nothing. Pro is ${inNaira(pro.price.kobo)} and Elite ${inNaira(elite.price.kobo)} a month, charged in naira by Paystack: by card, USSD or bank transfer. Dollar prices are shown for reading.`,
          `Each person may try Pro or Elite once, for ${trialDays} days, without a card. When the trial ends the account is Free again, and nothing is charged.`,
          'An upgrade begins at once, a downgrade with the next period. Changes are prorated.',
          'A plan that is paid by card renews every month until you cancel; one that is paid by USSD or bank transfer does not renew.',
          'You may cancel at any time. The plan then runs to the end of the period that is paid. After it your data is kept for 90 days, in which you can take the plan up again.',
          'When prices change, we tell you 30 days before. You may leave until then.',
          'If something was charged wrongly, write to us: we put it right.',
        ],
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Please do not:',
        [
          'write untruths about yourself or others, or pretend to be somebody else',
          'copy the service or its listings by machine, or resell them',
          'get around limits, for example with several accounts',
          'upload what harms others: hate, fraud, malicious files',
          'try to reach data that is not yours',
        ],
        'Where somebody does, we may limit or close the account. Unless the matter is grave we say so first, and you can answer.',
      ],
    },
    {
      title: 'What belongs to whom',
      paragraphs: [
        'Your words, and the resumes, letters and other texts made from them, are yours. You let us store and process them, only to run the service for you. The software, the name and the look of Aiki are ours. A review that you send may be shown on our pages with the name that you gave.',
      ],
    },
    {
      title: 'When things go wrong',
      paragraphs: [
        'We take care that Aiki runs well, but it may stop at times, and boards may fail to answer. As far as the law allows, we answer for damage only where we caused it by intent or gross negligence, and for no more than what you paid us in the twelve months before. Rights that the law gives consumers stay as they are.',
      ],
    },
    {
      title: 'Ending it',
      paragraphs: [
        'You can delete your account in Settings at any time. You are signed out at once, and your personal data is deleted within 30 days. We may end the agreement with 30 days notice, or at once for a grave breach.',
      ],
    },
    {
      title: 'Law and changes',
      paragraphs: [
        'The law of the Federal Republic of Nigeria applies, and its courts decide. Before going there, please write to us: most things can be settled in a mail.',
        'When these terms change in a way that matters, you hear of it 30 days before. If you go on using Aiki after that, the new terms apply.',
      ],
    },
  ],
  contactFor: 'Questions about these terms?',
}
