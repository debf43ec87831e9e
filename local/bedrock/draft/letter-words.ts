import type { LetterTone } from '../../../shared/lists.ts'

/** What the sentences of a letter are made of. */
export type Aim = {
  /** The title of the job. */
  readonly job: string
  readonly company: string
  /** `an Operations Analyst at Gani Haulage`; empty: no work is said. */
  readonly from: string
  /** `SQL and Excel`: skills of theirs that the description names; empty: none. */
  readonly asked: string
  /** Their first skills, whoever asks. */
  readonly skills: string
}

type Slot = readonly ((aim: Aim) => string)[]

/** One sentence of each slot is drawn. Those that would need what is not there are left out before. */
export type LetterWords = {
  readonly opening: Slot
  /** Why them: with the work that they come from. */
  readonly fromWork: Slot
  readonly fromWorkAsked: Slot
  readonly beforeDeeds: Slot
  readonly asked: Slot
  readonly skills: Slot
  readonly talk: Slot
  readonly thanks: Slot
}

const at = (company: string) => (company === '' ? '' : ` at ${company}`)
const among = (company: string) => (company === '' ? '' : ` with ${company}`)

const professional: LetterWords = {
  opening: [
    ({ job, company }) => `I am writing to apply for the position of ${job}${at(company)}.`,
    ({ job, company }) =>
      `Please accept this letter as my application for the position of ${job}${at(company)}.`,
    ({ job, company }) => `I wish to be considered for the role of ${job}${at(company)}.`,
    ({ job, company }) => `This letter is my application for the role of ${job}${at(company)}.`,
  ],
  fromWork: [
    ({ from }) => `I come to it from my work as ${from}.`,
    ({ from }) => `My work as ${from} is the reason for my application.`,
    ({ from }) => `What I have to offer comes from my work as ${from}.`,
  ],
  fromWorkAsked: [
    ({ from, asked }) =>
      `I come to it from my work as ${from}, with the ${asked} that your description asks for.`,
    ({ from, asked }) =>
      `Your description asks for ${asked}; I have worked as ${from}, and can offer just that.`,
    ({ from, asked }) => `I have worked as ${from}, and can offer ${asked}, as your description asks.`,
  ],
  beforeDeeds: [
    () => 'A few facts from my work may speak more clearly than adjectives.',
    () => 'Let my work so far speak for me.',
    () => 'The following parts of my work seem the most relevant.',
  ],
  asked: [
    ({ asked }) => `Of the skills in your description I can offer ${asked}.`,
    ({ asked }) => `Your description names ${asked}, which I can offer.`,
  ],
  skills: [({ skills }) => `My skills include ${skills}.`, ({ skills }) => `Among my skills are ${skills}.`],
  talk: [
    ({ company }) =>
      `I would welcome the opportunity to discuss what I could do for ${company || 'your organisation'}.`,
    ({ job }) =>
      `I would be pleased to discuss what you expect of your next ${job}, and what I could contribute.`,
    ({ company }) =>
      `I would be glad to explain any of this in more detail, and to hear what ${company || 'your team'} expects of the role.`,
  ],
  thanks: [
    () => 'Thank you for your time and consideration.',
    () => 'Thank you for considering my application.',
    () => 'Thank you for reading my application.',
  ],
}

const enthusiastic: LetterWords = {
  opening: [
    ({ job, company }) =>
      `I was delighted to see the opening for ${job}${at(company)}, and I would love to be considered.`,
    ({ job, company }) => `The chance to work as ${job}${among(company)} made me sit down and write at once.`,
    ({ job, company }) => `I am excited to apply for the role of ${job}${at(company)}.`,
    ({ job, company }) => `Reading about the role of ${job}${at(company)}, I knew that I wanted to apply.`,
  ],
  fromWork: [
    ({ from }) => `I bring to it all that I have learnt as ${from}.`,
    ({ from }) => `My work as ${from} is what makes me so keen on it.`,
    ({ from }) => `As ${from}, I have found the kind of work that I want to go on with.`,
  ],
  fromWorkAsked: [
    ({ from, asked }) =>
      `Your description asks for ${asked}, and after my work as ${from} I would love to put just that to use for you.`,
    ({ from, asked }) =>
      `My work as ${from} is what makes me so keen, and it was good to find ${asked} in your description.`,
    ({ from, asked }) =>
      `I have worked as ${from}, and I was happy to see that you are looking for ${asked}.`,
  ],
  beforeDeeds: [
    () => 'Let me tell you what I am proudest of.',
    () => 'Here is some of the work that I have enjoyed the most.',
    () => 'These are the things that I would love to build on with you.',
  ],
  asked: [
    ({ asked }) => `I was happy to find ${asked} in your description, for that is where I feel at home.`,
    ({ asked }) => `That you ask for ${asked} makes me all the keener, as I can offer just that.`,
  ],
  skills: [
    ({ skills }) => `I would love to put ${skills} to use with you.`,
    ({ skills }) => `I can bring ${skills}, and I am always eager to learn more.`,
  ],
  talk: [
    ({ company }) =>
      `I would love to meet and tell you more, and to hear what matters most to ${company || 'you'} in this role.`,
    ({ job }) => `Nothing would please me more than to talk about what your next ${job} could do for you.`,
    ({ company }) =>
      `I would be thrilled to talk with you about what I could do for ${company || 'your team'}.`,
  ],
  thanks: [
    () => 'Thank you so much for your time.',
    () => 'Thank you very much for reading this, and I hope to hear from you soon.',
    () => 'Many thanks for considering me.',
  ],
}

export const letterWords: Readonly<Record<LetterTone, LetterWords>> = { professional, enthusiastic }
