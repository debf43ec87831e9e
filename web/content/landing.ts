import type { MotifName } from '../art/motif.tsx'
import { connectedCount, linkedBoards } from './boards.ts'

export const hero = {
  title: ['Search once.', 'Apply well.', 'Hear back.'],
  text: `Aiki reads ${connectedCount} job boards, writes resumes and cover letters from what you have really done, and keeps every application in one place.`,
  action: 'Start Free Trial - No Credit Card',
}

/** Made up, and shown as such: nobody is quoted who has not said it. */
export const testimonials = [
  {
    words:
      'I used to keep my applications in a notebook. Now I know which ones answered, and what to say when they call.',
    name: 'Ngọzi',
    role: 'data officer, Enugu',
  },
  {
    words:
      'One search instead of eight tabs. On my bundle that matters: I see the jobs before my data is finished.',
    name: 'Sadiq',
    role: 'supply planner, Kano',
  },
  {
    words: 'It wrote only what I had told it. At the interview I could explain every line in my resume.',
    name: 'Tèmítọ́pẹ́',
    role: 'operations analyst, Lagos',
  },
] as const

export const boards = {
  title: `Aiki reads ${connectedCount} job boards for you`,
  text: 'Aiki reads each board regularly and names it beside each job. You apply where the job was posted.',
  linked: 'These boards open in their own search',
}

type Feature = {
  readonly motif: MotifName
  readonly ground: string
  readonly ink: string
  readonly title: string
  readonly text: string
  readonly badge?: string
}

export const features: readonly Feature[] = [
  {
    motif: 'board',
    ground: 'etu.800',
    ink: 'citta.400',
    title: 'AI resume builder',
    text: 'Resumes from your own work history, in a layout that hiring software (ATS) can read. A line without a source is left out.',
  },
  {
    motif: 'letter',
    ground: 'alaari.600',
    ink: 'alaari.100',
    title: 'Smart cover letters',
    text: 'A letter for each job, in a professional or an enthusiastic tone. You read it before anyone else does.',
  },
  {
    motif: 'arrows',
    ground: 'omi.800',
    ink: 'omi.300',
    title: 'Auto-apply',
    badge: 'Beta',
    text: 'Coming soon. Nothing will be sent until you agree.',
  },
  {
    motif: 'talk',
    ground: 'citta.400',
    ink: 'etu.900',
    title: 'AI interview coach',
    text: 'Questions for the role you want, and a score with reasons for every answer you give. On Pro and Elite.',
  },
  {
    motif: 'person',
    ground: 'sanyan.400',
    ink: 'etu.900',
    title: 'LinkedIn optimisation',
    text: 'Headline, summary and bio rewritten for the role you want, with the reasons. On Pro and Elite.',
  },
  {
    motif: 'bars',
    ground: 'leaf.700',
    ink: 'leaf.300',
    title: `${Math.floor((connectedCount + linkedBoards.length) / 10) * 10}+ job boards, and your results`,
    text: 'One search over the boards that Aiki may read, and links to the others. Then you see your results: replies, interviews, offers.',
  },
]

export const steps = [
  {
    title: 'Say what you have done',
    text: 'Fill in four short steps, or import the resume you have.',
  },
  {
    title: 'Search once',
    text: 'Aiki searches every board that it reads. It shows each job once, and warns you about adverts that ask for a fee.',
  },
  {
    title: 'Apply with the right papers',
    text: 'A resume and a letter for that job, checked line by line.',
  },
  {
    title: 'Practise and follow up',
    text: 'Practise the interview. Aiki tells you what to do next, and when.',
  },
] as const

export const pricing = {
  title: 'Pay in naira, month by month',
  text: 'Card, USSD or bank transfer. Cancel any day, and keep your plan until the end of the period that you paid for.',
}

/** Shown, and marked as samples, only while no review is approved. */
export const sampleReviews = [
  {
    rating: 5,
    reviewText: 'I can see every application and who answered. I no longer apply for the same job twice.',
    reviewerName: 'Adaeze',
    reviewerRole: 'Accountant',
  },
  {
    rating: 5,
    reviewText:
      'The letter sounded like me. I changed two words and sent it from my phone, on the bus to Ikeja.',
    reviewerName: 'Yusuf',
    reviewerRole: 'Sales officer',
  },
  {
    rating: 5,
    reviewText: 'Three practice interviews, and the real one asked two of the same questions.',
    reviewerName: 'Bímpé',
    reviewerRole: 'Nurse',
  },
  {
    rating: 4,
    reviewText: 'Good for remote jobs. I would like more boards for Abuja.',
    reviewerName: 'Emeka',
    reviewerRole: 'Software developer',
  },
  {
    rating: 5,
    reviewText: 'It told me that an advert asked for money before I wasted a day on it.',
    reviewerName: 'Hauwa',
    reviewerRole: 'Graduate trainee',
  },
  {
    rating: 5,
    reviewText: 'Works when my network does not. What I typed was still there when the network came back.',
    reviewerName: 'Tamuno',
    reviewerRole: 'Site engineer',
  },
] as const
