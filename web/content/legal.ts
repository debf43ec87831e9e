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
  text: 'What we know about you, why we keep it, who else sees it, and how you can delete it.',
  parts: [
    {
      title: 'In short',
      paragraphs: [
        [
          'We keep what you type into Aiki, and what we need to run your account. We keep nothing more.',
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
          'your name, email address, phone number, and where you live, if you tell us',
          'your work: roles, industry, skills, certificates, salaries you hope for, goals',
          'the applications that you track, with your notes',
          'the job alerts that you make, and what they found',
          'the resumes, letters and LinkedIn texts that you make here, what you pasted in for them, and the files that you store here',
          'your practice sessions with your answers and their scores, your skill analyses, and your chat with the career coach',
          'a picture, if you choose one',
          'reviews that you write, and messages to support',
        ],
        'What the service records by itself: the time and kind of each request, an error if there was one, how often you used a tool that has a limit, and whether your mailbox refused an email of ours or reported one as spam. Our logs do not contain your texts or your passwords.',
        'Aiki sets one cookie, for the width of the sidebar. Your login, the theme, what you typed and did not save, and your last searches with their results are kept in your own browser.',
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
        'We rely on our contract with you for most of this, on your consent where you give it, such as for reminders by email, and on our interest in a safe service for the rest.',
      ],
    },
    {
      title: 'Who handles your data for us',
      paragraphs: [
        'These companies handle data for us, and only as we tell them:',
        [
          'Amazon Web Services stores the data, runs the service and sends our emails.',
          'Amazon Cognito, a part of Amazon Web Services, keeps your password in a form that nobody can read, and checks your logins.',
          'Amazon Bedrock, another part of Amazon Web Services, runs the language models. For a resume, a letter, a LinkedIn text or a skill analysis it gets your work, education, skills and city, the job that the text is for, what you pasted in, and the skills that your tracked jobs ask for. For interview practice it gets the job, the question and your answer. For the career coach it gets your messages, and what was said before; your profile and your newest 30 applications (title, company, status and date) only while you let it see them. We never add your name, street, email or phone number. If you write them into an answer or a message yourself, they are sent with it. Amazon Bedrock does not keep any of this and does not train models with it.',
          'Paystack takes payments. You give your card or account to Paystack, not to us. To renew a plan we keep the kind of card, its last four digits, its expiry date, and a code that only Paystack can use to charge it. You can remove the card at any time.',
        ],
        'Their computers may be outside Nigeria. The data is encrypted while it travels and in storage. We give data to anybody else only where a law or a court that we must obey requires it.',
      ],
    },
    {
      title: 'How we keep it safe',
      paragraphs: [
        'Every connection is encrypted, and so is what is stored. We check that each request is yours, and it reaches only your own data. You can turn on two-factor login, see security changes in your notifications, and log out everywhere at once. If somebody gets data without a right to it, we tell you and the authorities without delay.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        [
          'We keep what is in your account as long as you have it. You can delete each practice session, LinkedIn text and skill analysis on its own, and clear the chat with the coach.',
          'After a subscription ends, we keep what belongs to the paid plan for 90 days. Then we delete it, unless you subscribe again.',
          'After you delete your account, you are logged out at once, and your personal data is deleted within 30 days.',
          'We keep records of payments as long as tax law requires.',
          'For one year after you delete your account, we remember that your email address has had its free trial. We keep it as a code from which nobody can read the address.',
        ],
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'The Nigeria Data Protection Act, and similar laws elsewhere, give you the right to see your data, to correct it, to take it with you, to have it deleted, to object, and to withdraw a consent.',
        'You can do most of this yourself in Settings: export your data as one file, correct your profile, delete your account. For anything else, write to us. We reply to privacy inquiries within 48 hours. You may also complain to the Nigeria Data Protection Commission.',
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
        'When this policy changes in a way that matters, we email you before the change takes effect. The date above shows when we last updated it.',
      ],
    },
  ],
  contactFor: 'Do you have a question or a request about your data? We reply within 48 hours.',
}

const { pro, elite } = plans

export const terms: LegalText = {
  title: 'Terms of Service',
  text: 'What you can expect from us, and what we ask from you.',
  parts: [
    {
      title: 'The agreement',
      paragraphs: [
        `By creating an account you agree to these terms. They are an agreement between you and ${brand.name}. If you do not agree, please do not use the service.`,
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        [
          'You are 18 years or older.',
          'You have one account. One person may not hold multiple accounts.',
          'What you say about yourself is true, and you keep your password to yourself.',
        ],
      ],
    },
    {
      title: 'What Aiki does, and what it does not',
      paragraphs: [
        'Aiki finds job adverts, helps you write resumes, letters and profile texts, lets you practise interviews, compares your skills with a role, answers questions about your career, and keeps track of your applications. Parts marked Beta or Coming soon are unfinished and may change.',
        'We are not an employer and not an agency. Adverts come from others: we mark adverts that look like a duplicate or a fraud, but we cannot promise that any advert is true. No employer may charge for an interview. We do not promise you an interview or a job.',
        'Texts, scores and advice made with language models may be wrong. Read them before you use them: what you send is your own statement. The career coach is no lawyer, doctor or financial adviser.',
      ],
    },
    {
      title: 'Plans, trial and payment',
      paragraphs: [
        [
          `Free costs nothing. Pro is ${inNaira(pro.price.kobo)} and Elite ${inNaira(elite.price.kobo)} a month, charged in naira by Paystack: by card, USSD or bank transfer. Dollar prices are a guide: if your card is from abroad, its bank converts the amount.`,
          `Each person may try Pro or Elite once, for ${trialDays} days, without a card. When the trial ends, your account goes back to the Free plan, and nothing is charged.`,
          'An upgrade begins at once, and you pay only the difference for the days that are left (prorated). A downgrade begins with the next period.',
          'If you pay by card, your plan renews every month until you cancel. If you pay by USSD or bank transfer, it does not renew.',
          'You may cancel at any time. You keep the plan until the end of the period that you paid for. After that we keep your data for 90 days, and in that time you can start the plan again.',
          'When prices change, we tell you 30 days before. You may cancel before the change.',
          'If something was charged wrongly, write to us: we put it right.',
        ],
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Please do not:',
        [
          'write false things about yourself or others, or pretend to be somebody else',
          'copy the service or its job adverts by machine, or resell them',
          'get around limits, for example with several accounts',
          'upload anything that harms others, such as hate, fraud or harmful files',
          'try to reach data that is not yours',
        ],
        'If you do any of this, we may limit or close your account. Unless the matter is serious, we tell you first, and you can reply.',
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
        'We take care that Aiki runs well, but it may stop at times, and job boards may not answer. As far as the law allows, we are liable for damage only if we caused it on purpose or by gross negligence, and for no more than you paid us in the 12 months before. Rights that the law gives consumers stay as they are.',
      ],
    },
    {
      title: 'Ending it',
      paragraphs: [
        'You can delete your account in Settings at any time. You are logged out at once, and your personal data is deleted within 30 days. We may end the agreement with 30 days’ notice, or at once if you seriously break these terms.',
      ],
    },
    {
      title: 'Law and changes',
      paragraphs: [
        'The law of the Federal Republic of Nigeria applies, and its courts decide. Before you go to court, please write to us: most things can be settled by email.',
        'When these terms change in a way that matters, we tell you 30 days before. If you keep using Aiki after that, the new terms apply.',
      ],
    },
  ],
  contactFor: 'Questions about these terms?',
}
