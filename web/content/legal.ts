import { brand } from '../../shared/brand.ts'
import { inNaira, plans, trialDays } from '../../shared/domain/plan.ts'

/** A part of a legal text. A paragraph that is a list is shown as one. */
export type LegalPart = {
  readonly title: string
  readonly paragraphs: readonly (string | readonly string[])[]
}

export type LegalText = {
  readonly title: string
  readonly text: string
  readonly parts: readonly LegalPart[]
  /** What the contact at the end is for. */
  readonly contactFor: string
}

export const privacy: LegalText = {
  title: 'Privacy Policy',
  text: 'What we know of you, why, who else sees it, and how you take it back.',
  parts: [
    {
      title: 'In short',
      paragraphs: [
        [
          'We keep what you type into Aiki, and what it takes to run your account. No more.',
          'Your data is never sold, and no advertiser sees it.',
          'Nothing is sent to an employer unless you send it.',
          'You can export everything, and delete everything, in Settings.',
        ],
      ],
    },
    {
      title: 'What we collect',
      paragraphs: [
        'From you, when you sign up and use Aiki:',
        [
          'your name, email address, phone number, and where you live as far as you say it',
          'your work: roles, industry, skills, certificates, salaries you hope for, goals',
          'the applications that you track, with your notes',
          'the job alerts that you make, and what they found',
          'the resumes, letters and LinkedIn texts that are made with you, what you pasted in for them, and the files that you keep here',
          'your practice interviews with their answers and scores, your skill analyses, and your chat with the career coach',
          'a picture, if you choose one',
          'reviews that you write, and messages to support',
        ],
        'By itself, as the service runs: the time and kind of each request, an error if there was one, and how often you used a limited tool. Our logs hold no texts of yours and no passwords.',
        'Aiki sets one cookie, for the width of the sidebar. Your session, the theme, unsent drafts, and your last searches with what they found are kept in your own browser.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        [
          'to do what you ask: search, write, practise, keep track, remind',
          'to run your account and your plan, and to answer you',
          'to keep Aiki safe from misuse',
          'to see, in figures that name nobody, what works and what does not',
        ],
        'We rely on our contract with you for most of this, on your consent where you give it, such as for reminders by mail, and on our interest in a safe service for the rest.',
      ],
    },
    {
      title: 'Who works for us',
      paragraphs: [
        'These companies handle data for us, and only as we tell them:',
        [
          'Amazon Web Services stores the data, runs the service and sends our mails.',
          'Amazon Cognito, a part of it, keeps your password in a form that nobody can read back, and checks your sign-ins.',
          'Amazon Bedrock, another part, runs the language models. For a resume, a letter, a LinkedIn text or a skill analysis it gets your work, education, skills and town, the job that it is for, what you pasted in, and the skills that your saved jobs ask for. For practice it gets the job, the question and your answer. For the career coach it gets your messages, and what was said before; your profile and your newest 30 applications (title, company, status and date) only while you let it see them. We add no name, street, email or phone number; what you write into an answer or a message yourself goes with it. It neither keeps any of this nor trains models with it.',
          'Paystack takes payments. You give your card or account to Paystack, not to us. To renew a plan we keep the kind of card, its last four digits, its expiry, and a code by which Paystack alone can charge it. You can remove it at any time.',
        ],
        'Their computers may stand outside Nigeria. The data is encrypted on its way and where it lies. Otherwise we give data to others only where a law or a court of ours requires it.',
      ],
    },
    {
      title: 'How we keep it safe',
      paragraphs: [
        'Every connection is encrypted, and so is what is stored. Each request is checked to be yours and reaches only your own data. You can add a second factor to your sign-in, see security changes in your notifications, and sign out everywhere at once. Should data be lost to somebody who has no right to it, we tell you and the authorities without delay.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        [
          'As long as you have an account, what is in it. You can delete each practice, LinkedIn text and skill analysis by itself, and clear the chat with the coach.',
          'After a subscription ends, what belongs to the paid plan for 90 days. Then it is deleted, unless you subscribe again.',
          'After you delete your account: you are signed out at once, and your personal data is deleted within 30 days.',
          'Records of payments as long as tax law asks for them.',
          'That an address had its free trial, as a code from which nobody can read the address: for a year after the account is deleted.',
        ],
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'The Nigeria Data Protection Act, and similar laws elsewhere, give you the right to see your data, to correct it, to take it with you, to have it deleted, to object, and to withdraw a consent.',
        'Most of it you can do at once, in Settings: export your data as one file, correct your profile, delete your account. For anything else write to us. We reply to privacy inquiries within 48 hours. You may also complain to the Nigeria Data Protection Commission.',
      ],
    },
    {
      title: 'Age',
      paragraphs: [
        'Aiki is for people of 18 years and older. We delete an account when we learn that its owner is younger.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes in a way that matters, you hear of it by mail before it takes effect. The day above says when it was last updated.',
      ],
    },
  ],
  contactFor: 'Questions about your data, or a wish about it? We reply within 48 hours.',
}

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
